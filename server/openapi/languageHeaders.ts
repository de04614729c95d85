import { languages, languageTags } from '@kedai/contract/protocol/languages';
import type { DescribedResponse, Parameter } from './document';

const tags = languageTags.map((tag) => `\`${tag}\``).join(', ');

/** Names the language of the page that calls. */
export const ACCEPT_LANGUAGE: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  description: `The language of messages and of product names in orders: exactly one of ${tags}. Any other value, such as the list of a browser, counts as \`en\`.`,
  schema: { type: 'string' },
  example: languages.ms.tag,
};

/** The header of a response with texts for shoppers. */
export const CONTENT_LANGUAGE: DescribedResponse['headers'] = {
  'Content-Language': {
    description: 'The language of the message, unless it is English.',
    schema: { type: 'string', enum: languageTags.filter((tag) => tag !== languages.en.tag) },
  },
};
