import type { AppError } from '@oddsmates/kit';
import { invalid } from '../http/refusals';
import type { Json } from '../http/answer';

/** No message of the contract is nearly as deep. */
const DEPTH_MAX = 32;
/** Names that mean something to JavaScript and to no call; whoever sends them is after that. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses JSON that no honest client sends: too deep, with names that reach for prototypes, or with text that cannot be stored.
 * Goes down level by level without recursion, so depth costs no stack.
 * @throws AppError INVALID_REQUEST
 */
export function checkJson(root: Json): void {
  let level: Json[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) throw invalid(undefined, 'The request is nested too deeply.');
    const next: Json[] = [];
    for (const value of level) {
      if (typeof value === 'string') checkText(value);
      else if (Array.isArray(value)) for (const item of value) next.push(item);
      else if (typeof value === 'object' && value !== null) {
        for (const [key, item] of Object.entries(value)) {
          if (FORBIDDEN.has(key)) throw invalid(undefined, 'The request holds a field that is not allowed.');
          next.push(item);
        }
      }
    }
    level = next;
  }
}

/** The refusal of text that cannot be stored, with a NUL or half of a surrogate pair; undefined for good text. */
export function textProblem(text: string, field?: string): AppError | undefined {
  return text.includes('\0') || /\p{Surrogate}/u.test(text) ? invalid(field, 'The request holds characters that cannot be stored.') : undefined;
}

/** As {@link textProblem}. @throws AppError INVALID_REQUEST */
export function checkText(text: string, field?: string): void {
  const problem = textProblem(text, field);
  if (problem) throw problem;
}
