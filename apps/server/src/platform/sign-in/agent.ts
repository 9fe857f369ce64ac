import Bowser from 'bowser'

export const deviceKinds = ['desktop', 'mobile', 'tablet', 'other'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** A browser or program, as its owner would name it. */
export interface Agent {
  readonly browser: string | null
  readonly os: string | null
  readonly kind: DeviceKind
}

const longest = 60

/** Reads the user agent header of a call; what it does not tell is null. */
export const describeAgent = (userAgent: string): Agent => {
  if (userAgent.trim() === '') return { browser: null, os: null, kind: 'other' }
  // oxlint-disable-next-line import/no-named-as-default-member -- at run time the package has its default export alone
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 1000))
  const kind = deviceKinds.find((each) => each === platform.type) ?? 'other'
  return { browser: named(browser.name, browser.version), os: named(os.name, os.versionName), kind }
}

const named = (name: string | undefined, version: string | undefined): string | null => {
  if (name === undefined || name === '') return null
  const major = version?.split('.')[0]
  return (major === undefined || major === '' ? name : `${name} ${major}`).slice(0, longest)
}
