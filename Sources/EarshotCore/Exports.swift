// Whoever imports the library meets these types in its results, and should not have to know which module they are of.
@_exported import AccessibilityModel
@_exported import AssistiveTechnologies
@_exported import Navigation
@_exported import Project
@_exported import Rules
@_exported import SourceModel
@_exported import enum ViewEvaluation.StateScope
@_exported import struct ViewEvaluation.GivenState
@_exported import enum ViewEvaluation.SystemScope
