import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startDevices } from '../../api/keys/device/client.ts';
import { onPort, openBrowser } from '../../api/pages/browser.ts';
import { quoteRequest, reachable } from '../../harness.ts';

type Role = 'owner' | 'approver' | 'member' | 'viewer' | 'operator' | 'reviewer';

/** The service on a port, and browsers in which members use the dashboard. */
export async function openDashboard(settings: Record<string, string> = {}) {
  const unlimited = { LIMIT_SESSION_REQUESTS_PER_MINUTE: '100000', LIMIT_POINTS_PER_MINUTE_LIVE: '1000000' };
  const app = await onPort((env) => startDevices({ ...settings, ...env, ...unlimited }), 'localhost');
  const visitor = await openBrowser(app.origin);

  async function signedInAt(path: string, role: Role, organisationId: string, options?: BrowserContextOptions) {
    const session = await app.session(role, organisationId);
    const page = await visitor(options);
    page.setDefaultTimeout(30_000);
    await page.context().addCookies([{ name: 'ssd_session', value: session.token, url: app.origin }]);
    await page.goto(path);
    return page;
  }

  /** Drafts of one quote request to factories that can be reached. */
  async function drafted(organisationId: string, count = 1, project = 'Desk lamp') {
    const key = await app.live({ organisationId });
    const records = Array.from({ length: count }, () =>
      reachable({ nameZh: '东莞明亮五金有限公司', city: 'Dongguan' }),
    );
    const factoryIds = await app.factories(...records);
    const { deliveries, projectId } = await quoteRequest(key, { factoryIds }, { project: { name: project } });
    return { key, projectId, ids: deliveries.map(({ id }) => id as string) };
  }
  return { ...app, signedInAt, drafted };
}

const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;

/** The page has drawn itself in its new size, and then what follows from that size. */
export const settled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** The page as it is now passes axe and fits its window at three widths, by day and by night. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await mkdir(folder, { recursive: true });
  for (const width of widths) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(settled);
      if (folder) await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      // Bringing it into the page takes longer than what it does there, and the night changes nothing but colours.
      const axe = new AxeBuilder({ page, ...((width !== widths[0] || colorScheme === 'dark') && { axeSource: ';' }) })
        .setLegacyMode(true)
        .options({ resultTypes: ['violations'] });
      const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ name, width, colorScheme, found, beyond }).toEqual({ name, width, colorScheme, found: [], beyond: 0 });
    }
  }
}
