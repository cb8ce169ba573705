"""The kernel: all rules, as plain functions over named integers. Nothing above it knows a rule.

Registers (`s`) are one round, tables (`g`) a compiled rule set; verbs are the vocabulary that cards and rules are
written in; the machine runs programs of verbs from one question to the next.
"""
