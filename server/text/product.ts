import { waitText } from '@kedai/contract/text/limitText';
import { categoryName, typeName } from '@kedai/contract/text/values';

/** Products that are not sold, and the search, which knows the categories as pages show them. */
export const productText = {
  gone: 'This product is no longer available. Please remove it from your cart.',
  soldWithChoice: (name: string, choices: readonly string[]) =>
    `${name} is no longer available without a choice. It is sold as ${choices.join(', ')}.`,
  soldOtherwise: (name: string, choice: string, choices: readonly string[]) =>
    `${name} is no longer available as ${choice}. It is sold as ${choices.join(', ')}.`,
  soldWithoutChoice: (name: string, choice: string) =>
    `${name} is no longer available as ${choice}; it comes in one form only.`,
  tooManySearches: (waitMs: number) =>
    `Too many searches. Please wait ${waitText(waitMs)} and try again.`,
  categoryName,
  typeName,
};
