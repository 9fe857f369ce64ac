import { withoutLine } from '../support/screens/without-line.ts'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { findColourViolations, findViolations } from '../support/accessibility.ts'
import { settle } from '../support/screens/rest.ts'
import { mostShift, readShifts, watchShifts } from '../support/screens/shifts.ts'
import type { Fault, FaultKind } from './in-page.ts'

/** What is wrong with a screen: seen in the page at one width, or heard while it was open. */
export interface Finding {
  readonly kind: FaultKind | 'accessibility' | 'console' | 'csp' | 'failed-request' | 'layout-shift' | 'error'
  readonly what: string
  readonly widths: readonly number[]
}

export const widths = [360, 390, 768, 1440, 1920] as const
const height = 900
const script = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'in-page.ts'), 'utf8')).replaceAll(
  /^export /gm,
  '',
)

/** The checks of one width, in the page. */
export const findFaults = (page: Page): Promise<Fault[]> =>
  page.evaluate<Fault[]>(`(() => { ${script}; return findFaults() })()`)

/** Counts layout shifts and keeps reports of the content security policy, from the first line of every page. */
export const watchPages = async (page: Page): Promise<void> => {
  await watchShifts(page)
  await page.addInitScript(() => {
    const refused: string[] = []
    Reflect.set(globalThis, 'refusedSeen', refused)
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
}

/** What a page says and asks for in vain while it is open. */
const listen = (page: Page, mayFail: (response: Response) => boolean) => {
  const heard: Finding[] = []
  const stop = new AbortController()
  const hear = (kind: Finding['kind'], what: string) => {
    if (!stop.signal.aborted) heard.push({ kind, what, widths: [] })
  }
  page.on('console', (message) => {
    // The browser repeats failed requests in its console.
    if (
      ['error', 'warning'].includes(message.type()) &&
      !/^(Failed to load resource|Service Worker registration blocked)/.test(message.text())
    )
      hear('console', message.text().slice(0, 300))
  })
  page.on('pageerror', (error) => hear('error', error.message))
  page.on('response', (response) => {
    if (response.status() >= 400 && !mayFail(response))
      hear(
        'failed-request',
        `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`,
      )
  })
  return {
    heard,
    stop: () => {
      stop.abort()
      page.removeAllListeners()
    },
  }
}

interface Stop {
  readonly url: string
  readonly prepare?: ((page: Page) => Promise<void>) | undefined
  readonly mayFail?: ((response: Response) => boolean) | undefined
  /** Whether WCAG 2.2 A and AA is checked too, wide and narrow, light and dark. */
  readonly checksAccessibility?: boolean | undefined
  /** The widths at which it is loaded anew; a wide window and a phone where none are named. */
  readonly loadedAt?: readonly number[] | undefined
}

/**
 * Opens a screen and gives what is wrong with it: loaded at some widths, where layout shifts are counted, then looked at in
 * every width.
 */
export const visitScreen = async (
  page: Page,
  { url, prepare, mayFail = () => false, checksAccessibility = false, loadedAt = [1440, 390] }: Stop,
): Promise<Finding[]> => {
  await withoutLine(page.context())
  const { heard, stop } = listen(page, mayFail)
  const findings: Finding[] = []
  try {
    for (const width of loadedAt) {
      await page.setViewportSize({ width, height })
      await page.goto(url, { waitUntil: 'networkidle' })
      await settle(page)
      findings.push(...(await movedOn(page, width)))
      if (checksAccessibility) findings.push(...(await inaccessibleOn(page, width)))
    }
    if (prepare) await prepare(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await settle(page)
      const faults = await findFaults(page)
      findings.push(...faults.map((fault) => ({ ...fault, widths: [width] })))
    }
    const refused = await page.evaluate<string[]>('refusedSeen')
    findings.push(...refused.map((what) => ({ kind: 'csp' as const, what, widths: [] })))
  } finally {
    stop()
  }
  return together([...findings, ...heard])
}

const movedOn = async (page: Page, width: number): Promise<Finding[]> => {
  const { sum, moved } = await readShifts(page)
  if (sum <= mostShift) return []
  return [{ kind: 'layout-shift', what: `${sum.toFixed(3)}: ${moved.join('; ')}`, widths: [width] }]
}

const inaccessibleOn = async (page: Page, width: number): Promise<Finding[]> => {
  const seen = await findViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await findColourViolations(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const told = [...seen, ...inDark.map((what) => `dark: ${what}`)]
  return told.map((what) => ({ kind: 'accessibility' as const, what, widths: [width] }))
}

/** The same fault at several widths is one finding. */
const together = (findings: readonly Finding[]): Finding[] => {
  const byFault = new Map<string, Finding>()
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.what}`
    const known = byFault.get(key)
    byFault.set(key, { ...finding, widths: [...(known?.widths ?? []), ...finding.widths] })
  }
  return [...byFault.values()]
}
