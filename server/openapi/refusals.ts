/** Refused requests in the description of the API. */

import type { Refusals } from '@kedai/contract/calls/call';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { DescribedResponse } from './document';
import { CONTENT_LANGUAGE } from './languageHeaders';

const MEANING: Readonly<Record<keyof Refusals, string>> = {
  200: 'Success',
  400: 'The request is invalid, or its content is refused',
  401: 'Not signed in',
  403: 'Not allowed, or sent by another site',
  404: 'Not found',
  408: 'The body arrived too slowly',
  409: 'The state of the shop has changed',
  413: 'Too large',
  415: 'The wrong type of content',
  422: 'The idempotency key belongs to another request',
  429: 'Too many calls',
  500: 'A fault of the server',
  503: 'Unavailable at the moment',
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds', schema: { type: 'string', pattern: '^\\d+$' } },
} as const;

/**
 * The responses to refused requests, without the status 200.
 * @param isTranslated whether shoppers read their messages
 */
export function refusalResponses(
  refusals: Refusals,
  isTranslated = true,
): Record<string, DescribedResponse> {
  const { 200: _, ...others } = refusals;
  return Object.fromEntries(
    Object.entries(others).map(([status, codes]) => [
      status,
      {
        description: MEANING[Number(status) as keyof Refusals],
        headers: {
          ...(['408', '429', '503'].includes(status) && RETRY_AFTER),
          ...(isTranslated && CONTENT_LANGUAGE),
        },
        content: { 'application/json': { schema: refusalSchema(codes) } },
      },
    ]),
  );
}

/** The body of a refusal with one of some codes. */
export function refusalSchema(codes: readonly string[]): JsonSchema {
  return {
    type: 'object',
    properties: {
      success: { const: false },
      message: { type: 'string', minLength: 1, description: 'For the shopper.' },
      code: { type: 'string', enum: [...codes] },
    },
    required: ['success', 'message', 'code'],
  };
}
