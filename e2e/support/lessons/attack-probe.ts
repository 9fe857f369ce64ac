import type { Page } from '@playwright/test'

/** What an attack on the page did; empty while none has. */
export interface AttackProbe {
  readonly heard: readonly string[]
}

/**
 * Listens for attacks that got through: a call of `probe`, a dialog, a request to `probe.invalid`, something that the policy of the page had
 * to stop. For pages that are opened after it.
 */
export const listenForAttacks = async (page: Page): Promise<AttackProbe> => {
  const heard: string[] = []
  await page.exposeFunction('probe', () => heard.push(`a script ran on ${page.url()}`))
  await page.exposeFunction('reportStopped', (what: string) => heard.push(`the policy stopped ${what}`))
  await page.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber }) => {
        // The library of schemas looks whether it may make code from text, and goes on without.
        if (blockedURI === 'eval' && /\/assets\/schemas-/.test(sourceFile)) return
        const report: unknown = Reflect.get(globalThis, 'reportStopped')
        if (typeof report === 'function')
          report(`${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}:${columnNumber}`)
      },
    )
  })
  page.on('dialog', (dialog) => {
    heard.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('probe')) heard.push(`a request: ${request.url()}`)
  })
  return { heard }
}
