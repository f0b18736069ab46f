export { checkField, type FieldProblem, type FieldProblemCode, type FieldRule } from './check-field.ts';
export { hintOf, type FieldHint } from './hint.ts';
export { fieldPatternOf, fieldPatterns, type FieldPattern } from './patterns.ts';
