import type {
  CabinetSettings,
  LegalTexts,
  PublicSchool,
  SchoolLinks,
} from '@lectern/contract/schools/schools'
import { legalPages } from '@lectern/contract/schools/schools'
import { textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import type { Locale } from '@lectern/contract/kernel/locales'
import { pictureUrl } from '../../platform/pictures/pictures.ts'
import type { CabinetRow, LegalTextRow } from './schools.repository.ts'

const noLinks: SchoolLinks = { support: null, news: null, call: null }
const noTexts: LegalTexts = { terms: null, privacy: null, cookies: null }

const logoUrl = (key: string | null): string | null => (key === null ? null : pictureUrl(key, 512))

const presentBranding = ({ primaryColor, isBrandingEnabled }: CabinetRow) => ({
  primary_color: primaryColor,
  text_color: primaryColor === null ? null : textColorOn(primaryColor),
  is_branding_enabled: isBrandingEnabled,
})

const linksOf = ({ links }: CabinetRow, language: Locale): SchoolLinks => links[language] ?? noLinks

const textsOf = (rows: readonly LegalTextRow[], language: Locale): LegalTexts => {
  const own = rows.filter((row) => row.language === language)
  return { ...noTexts, ...Object.fromEntries(own.map(({ page, body }) => [page, body])) }
}

/** The settings of a school, for its staff. */
export const presentSettings = (
  cabinet: CabinetRow,
  texts: readonly LegalTextRow[],
  owner: { id: number; name: string; email: string },
  callerId: number,
): CabinetSettings => ({
  id: cabinet.id,
  name: cabinet.name,
  slug: cabinet.slug,
  logo_url: logoUrl(cabinet.logoKey),
  languages: cabinet.languages,
  default_language: cabinet.defaultLanguage,
  time_zone: cabinet.timeZone,
  currency: cabinet.currency,
  contact_email: cabinet.contactEmail,
  branding: presentBranding(cabinet),
  links: { en: linksOf(cabinet, 'en'), uk: linksOf(cabinet, 'uk'), ru: linksOf(cabinet, 'ru') },
  legal: { en: textsOf(texts, 'en'), uk: textsOf(texts, 'uk'), ru: textsOf(texts, 'ru') },
  student_landing: cabinet.studentLanding,
  owner,
  is_owner: owner.id === callerId,
})

/** A school as everybody at its host may see it, in one language with the main one behind it. */
export const presentPublicSchool = (
  cabinet: CabinetRow,
  pages: readonly Pick<LegalTextRow, 'language' | 'page'>[],
  language: Locale,
): PublicSchool => {
  const [own, main] = [linksOf(cabinet, language), linksOf(cabinet, cabinet.defaultLanguage)]
  return {
    name: cabinet.name,
    slug: cabinet.slug,
    logo_url: logoUrl(cabinet.logoKey),
    languages: cabinet.languages,
    default_language: cabinet.defaultLanguage,
    branding: presentBranding(cabinet),
    links: {
      support: own.support ?? main.support,
      news: own.news ?? main.news,
      call: own.call ?? main.call,
    },
    legal_pages: legalPages.filter((page) =>
      pages.some((each) => each.page === page && [language, cabinet.defaultLanguage].includes(each.language)),
    ),
    student_landing: cabinet.studentLanding,
  }
}

/** A school in the switch of a learner. */
export const presentStudentCabinet = (
  { id, name, slug, logoKey }: CabinetRow,
  { currentId, origin }: { currentId: number | null; origin: string },
) => ({
  id,
  name,
  slug,
  logo_url: logoUrl(logoKey),
  origin,
  is_current: id === currentId,
})
