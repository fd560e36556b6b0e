"""Verification: checks report, the policy decides, people overrule. The map of the stage is docs/audit.md."""
