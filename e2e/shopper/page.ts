import type { Page } from '@playwright/test';

/** Whether the shopper holds a phone: the layout below 768 px (spec §9). */
export const isOnPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The origin of the shop that is open. */
export const originOf = (page: Page): string => new URL(page.url()).origin;
