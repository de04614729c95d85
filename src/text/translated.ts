export type { Translated } from '@kedai/contract/text/translated';
