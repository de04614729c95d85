/** What the API answers beside the calls of the contract. */
import { HUMAN_CHECK_PATH } from '@kedai/contract/calls/mailedCode';
import { COUNTER_RECEIPT_PATH } from '../areas/counter/counterOrder';
import { RECEIPT_PATH } from '../areas/order/readOrders';
import { STRIPE_WEBHOOK_PATH } from '../areas/order/stripeWebhook';
import { type Operation, SESSION_SECURITY, STAFF_SECURITY } from './document';
import { ACCEPT_LANGUAGE } from './languageHeaders';
import { refusalResponses } from './refusals';

const unavailable = { 500: ['internal'], 503: ['unavailable'] } as const;

const humanCheck: Operation = {
  operationId: 'user.humanCheck',
  tags: ['user'],
  summary: 'A challenge of the human check (optional)',
  description:
    'A proof of work by ALTCHA. Its solution is sent as `altcha` with the request for a code.',
  parameters: [ACCEPT_LANGUAGE],
  responses: {
    200: {
      description: 'The challenge',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { parameters: { type: 'object' }, signature: { type: 'string' } },
            required: ['parameters', 'signature'],
          },
        },
      },
    },
    204: { description: 'The check is off.' },
    ...refusalResponses(unavailable),
  },
  'x-optional': true,
};

const receipt: Operation = {
  operationId: 'order.receipt',
  tags: ['order'],
  summary: 'The picture of a receipt, for its owner',
  description: 'The address is in the field `image` of an order.',
  security: SESSION_SECURITY,
  parameters: [
    { name: 'orderId', in: 'path', required: true, schema: { type: 'string', minLength: 1 } },
    ACCEPT_LANGUAGE,
  ],
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } },
    },
    ...refusalResponses({
      ...unavailable,
      400: ['invalid-request'],
      401: ['not-signed-in'],
      404: ['not-found'],
      409: ['other-customer'],
    }),
  },
  'x-optional': true,
};

const counterReceipt: Operation = {
  operationId: 'counter.receipt',
  tags: ['counter'],
  summary: 'The picture of a receipt, for staff (optional)',
  description: 'The address is in the field `picture` of a receipt.',
  security: STAFF_SECURITY,
  parameters: [
    { name: 'contentHash', in: 'path', required: true, schema: { type: 'string', minLength: 1 } },
  ],
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } },
    },
    ...refusalResponses(
      {
        ...unavailable,
        400: ['invalid-request'],
        401: ['not-signed-in'],
        404: ['not-found'],
      },
      false,
    ),
  },
  'x-optional': true,
};

const stripeWebhook: Operation = {
  operationId: 'order.stripeWebhook',
  tags: ['order'],
  summary: 'A notice of Stripe about a payment (optional)',
  description: 'Only Stripe calls it. Without card payments there is nothing at this address.',
  parameters: [
    {
      name: 'Stripe-Signature',
      in: 'header',
      description: 'Without a valid one the notice is refused.',
      schema: { type: 'string' },
    },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object' } } },
  },
  responses: {
    200: {
      description: 'Received',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { success: { const: true } },
            required: ['success'],
          },
        },
      },
    },
    ...refusalResponses(
      {
        ...unavailable,
        400: ['invalid-request'],
        403: ['invalid-request'],
        413: ['invalid-request'],
      },
      false,
    ),
  },
  'x-optional': true,
};

/** Operations by path and method, as in an OpenAPI document. */
export const otherPaths = {
  [HUMAN_CHECK_PATH]: { get: humanCheck },
  [`${RECEIPT_PATH}/{orderId}`]: { get: receipt },
  [`${COUNTER_RECEIPT_PATH}/{contentHash}`]: { get: counterReceipt },
  [STRIPE_WEBHOOK_PATH]: { post: stripeWebhook },
};
