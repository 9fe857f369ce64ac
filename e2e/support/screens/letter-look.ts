import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { chromium as launch } from '../browser.ts'

const schemes = ['light', 'dark'] as const

/** What differs between two letters of one structure: words and addresses. */
const structureOf = (html: string): string =>
  html.replaceAll(/>[^<]+</g, '><').replaceAll(/ (href|src|alt|aria-label)="[^"]*"/g, '')

/** Structures in which nothing was found. */
const sound = new Set<string>()

/** What cannot be read of a letter, by its scheme: each element with the reason. */
export const findLetterFaults = async (html: string): Promise<string[]> => {
  const structure = structureOf(html)
  if (sound.has(structure)) return []
  const browser = await chromium.launch(launch)
  try {
    const faults: string[] = []
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 800 } })
      const page = await context.newPage()
      await page.setContent(html)
      const { violations } = await new AxeBuilder({ page })
        .withRules(['color-contrast'])
        .setLegacyMode()
        .analyze()
      const nodes = violations.flatMap((violation) => violation.nodes)
      faults.push(...nodes.map((node) => `${colorScheme}: ${node.html} ${node.failureSummary ?? ''}`))
    }
    if (faults.length === 0) sound.add(structure)
    return faults
  } finally {
    await browser.close()
  }
}
