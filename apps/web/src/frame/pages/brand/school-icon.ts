import { textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import type { PublicSchool } from '@lectern/contract/schools/schools'
import { firstInitialOf } from '@lectern/ui/layout/avatar-face'
import { brandOf, platformColor } from './brand.ts'

type Face = Pick<PublicSchool, 'name' | 'logo_url' | 'branding'>

const platformIcon = { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What an address takes as it is stays readable and short. */
const inAddress = (text: string): string => text.replaceAll(/[^\w\s=/:.,-]/gu, encodeURIComponent)

/** The initial of the school's name on its colour. */
const drawn = (school: Face): string => {
  const ground = brandOf(school) ?? platformColor
  const initial = firstInitialOf(school.name).replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="600" fill="${textColorOn(ground)}">${initial}</text>` +
    '</svg>'
  )
}

/** The picture in a tab: the logo of the school, else its initial on its colour; Lectern's own outside of a school. */
export const iconLinks = (school: Face | undefined) => {
  if (!school) return [platformIcon]
  const { logo_url: logo } = school
  if (logo !== null)
    return [
      { rel: 'icon', href: logo, type: 'image/webp' },
      { rel: 'apple-touch-icon', href: logo },
    ]
  return [{ rel: 'icon', href: `data:image/svg+xml,${inAddress(drawn(school))}`, type: 'image/svg+xml' }]
}
