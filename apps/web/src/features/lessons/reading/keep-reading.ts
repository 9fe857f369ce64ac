import type * as profileApi from '@lectern/contract/identity/profile.api'
import { call } from '../../../lib/api/index.ts'
import { report } from '../../../lib/reporting.ts'
import { readReading, chooseReading } from './reading-choices.ts'

const getUser = call<typeof profileApi.getUser>('GET', '/user')
const saveSettings = call<typeof profileApi.savePersonalSettings>('POST', '/user-personal-settings')

/** Under this a person's choice is kept for their other devices. */
export const readingSetting = 'reading'

let timer: ReturnType<typeof setTimeout> | undefined

/** Several choices one after the other are kept once. */
const rest = 600

/** Keeps how a person likes texts to be set for their other devices; here it holds already. */
export const keepReading = (value: string): void => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    saveSettings({ body: { settings: [{ key: readingSetting, value }] } }).catch((error: unknown) =>
      report(error, 'text style'),
    )
  }, rest)
}

const asked = 'lectern-reading-asked'

/** Sets the page as its reader chose on another device; asked once while the browser is open. */
export const followReading = async (): Promise<void> => {
  try {
    if (sessionStorage.getItem(asked) !== null) return
    sessionStorage.setItem(asked, 'yes')
    const { data } = await getUser({})
    const kept = data.user_personal_settings.find((each) => each.key === readingSetting)?.value
    if (typeof kept === 'string') chooseReading(readReading(kept))
  } catch (error) {
    report(error, 'text style')
  }
}
