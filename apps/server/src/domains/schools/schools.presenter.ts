import type { SchoolSettings, LegalTexts, PublicSchool, SchoolLinks } from '@lectern/contract/schools/schools'
import { legalPages } from '@lectern/contract/schools/schools'
import { textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import type { Locale } from '@lectern/contract/kernel/locales'
import { pictureUrl } from '../../platform/pictures/pictures.ts'
import type { SchoolRow, LegalTextRow } from './schools.repository.ts'

const noLinks: SchoolLinks = { support: null, news: null, call: null }
const noTexts: LegalTexts = { terms: null, privacy: null, cookies: null }

/** Where the logo of a school is read. */
export const logoUrl = (key: string | null): string | null => (key === null ? null : pictureUrl(key, 512))

const presentBranding = ({ primaryColor, isBrandingEnabled }: SchoolRow) => ({
  primary_color: primaryColor,
  text_color: primaryColor === null ? null : textColorOn(primaryColor),
  is_branding_enabled: isBrandingEnabled,
})

const linksOf = ({ links }: SchoolRow, language: Locale): SchoolLinks => links[language] ?? noLinks

const textsOf = (rows: readonly LegalTextRow[], language: Locale): LegalTexts => {
  const own = rows.filter((row) => row.language === language)
  return { ...noTexts, ...Object.fromEntries(own.map(({ page, body }) => [page, body])) }
}

/** The settings of a school, for its staff. */
export const presentSettings = (
  school: SchoolRow,
  texts: readonly LegalTextRow[],
  owner: { id: number; name: string; email: string },
  callerId: number,
): SchoolSettings => ({
  id: school.id,
  name: school.name,
  slug: school.slug,
  logo_url: logoUrl(school.logoKey),
  languages: school.languages,
  default_language: school.defaultLanguage,
  time_zone: school.timeZone,
  currency: school.currency,
  contact_email: school.contactEmail,
  branding: presentBranding(school),
  links: { en: linksOf(school, 'en'), uk: linksOf(school, 'uk'), ru: linksOf(school, 'ru') },
  legal: { en: textsOf(texts, 'en'), uk: textsOf(texts, 'uk'), ru: textsOf(texts, 'ru') },
  student_landing: school.learnerLanding,
  has_streaks: school.hasStreaks,
  owner,
  is_owner: owner.id === callerId,
})

/** A school as everybody at its host may see it, in one language with the main one behind it. */
export const presentPublicSchool = (
  school: SchoolRow,
  pages: readonly Pick<LegalTextRow, 'language' | 'page'>[],
  language: Locale,
): PublicSchool => {
  const [own, main] = [linksOf(school, language), linksOf(school, school.defaultLanguage)]
  return {
    name: school.name,
    slug: school.slug,
    logo_url: logoUrl(school.logoKey),
    languages: school.languages,
    default_language: school.defaultLanguage,
    time_zone: school.timeZone,
    branding: presentBranding(school),
    links: {
      support: own.support ?? main.support,
      news: own.news ?? main.news,
      call: own.call ?? main.call,
    },
    legal_pages: legalPages.filter((page) =>
      pages.some((each) => each.page === page && [language, school.defaultLanguage].includes(each.language)),
    ),
    student_landing: school.learnerLanding,
  }
}

/** A school in the switch of a learner. */
export const presentLearnerSchool = (
  { id, name, slug, logoKey }: SchoolRow,
  { currentId, origin }: { currentId: number | null; origin: string },
) => ({
  id,
  name,
  slug,
  logo_url: logoUrl(logoKey),
  origin,
  is_current: id === currentId,
})
