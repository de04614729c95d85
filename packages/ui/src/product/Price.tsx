import { formatMoney, type Sen } from '@kedai/contract/rules/money';
import { createContext, useContext } from 'react';
import { styled } from 'styled-components';

/** The label before every amount. `App` sets the label of the shop. */
export const CurrencyContext = createContext('RM');

const Amount = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

/** An amount of sen, shown with the currency label and 2 decimals. */
export function Price({ sen }: { readonly sen: Sen }) {
  return <Amount>{formatMoney(sen, useContext(CurrencyContext))}</Amount>;
}
