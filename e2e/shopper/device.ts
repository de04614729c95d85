import type { Page } from '@playwright/test';

/** Whether the window has the phone layout, below 768 px (spec §9). */
export const isOnPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
