import type { Page } from 'playwright-core';

export const viewport = { width: 420, height: 800 };
export const trigger = (page: Page) => page.getByRole('button', { name: 'Load 3D Visualizer for Alder Sofa' });
export const addAll = (page: Page) => page.getByRole('button', { name: 'Add all to cart' });
export const scripts = (page: Page) => page.locator('script[src*="/visualizer/"]').count();

export const dollars = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''));
export const totalOf = async (page: Page) => dollars(await page.getByText(/^Total\s*\$/).textContent());
