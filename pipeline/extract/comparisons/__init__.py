"""Comparisons without a number: a comparative, a tie, a win or a defeat between two things."""
