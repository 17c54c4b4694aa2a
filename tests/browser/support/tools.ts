import type {Page} from '@playwright/test';

import {tools, toolUrl, type ToolInfo} from '../../../src/browser-tools/tools';
import {expect, open} from './site';

/** The part of a page that holds its tool. */
export const toolOn = (page: Page) => page.getByRole('main').locator('section:has(> noscript)');

/** The first field for text of the tool on a page. */
export const firstField = (page: Page) => toolOn(page).getByRole('textbox').first();

/** What the tool on a page answers: its heading, and the words below it. */
export const verdictOn = (page: Page) => toolOn(page).getByRole('region', {name: 'Verdict'}).getByRole('status');

/** Gives a text to the tool on a page: fills its first field, and sends its form if it can be sent. */
export async function giveText(page: Page, text: string): Promise<void> {
  await firstField(page).fill(text);
  await toolOn(page).locator('button[type="submit"]').click();
}

/** Pastes a text where the focus is, as a visitor does it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Opens each tool in turn. */
export async function onEachTool(page: Page, act: (tool: ToolInfo) => Promise<void>): Promise<void> {
  for (const tool of tools) {
    await open(page, toolUrl(tool.id));
    await expect(toolOn(page)).toHaveAccessibleName(tool.title);
    await act(tool);
  }
}
