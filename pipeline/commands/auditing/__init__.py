"""What ``chipclaims audit`` does, an action in each file."""
