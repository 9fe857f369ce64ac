import { z } from 'zod'
import { id, knownPerson } from '../kernel/ids.ts'
import { timeZone } from '../kernel/dates.ts'
import { locales } from '../kernel/locales.ts'
import { chosenCurrency } from '../kernel/money/currencies.ts'
import { productKinds } from '../kernel/product-kind.ts'
import { schoolName } from '../identity/own-schools.ts'
import { email } from '../identity/people.ts'

export const legalTextBytes = 50 * 1024

/** Words before the platform's domain that are no school's. */
const reservedSlugs = new Set(
  'www api app admin mail smtp static assets cdn status support help docs blog login account expert dev test lectern'.split(
    ' ',
  ),
)

/** The school's address before the platform's domain: a DNS label that is not kept for the platform itself. */
export const schoolSlug = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(63)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not_an_address')
  .refine((slug) => !reservedSlugs.has(slug), 'reserved_address')

/** A colour as `#rrggbb`, lower case. */
export const hexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'not_a_color')

const link = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .nullable()

/** Where a learner is led for help, news and a call; each may be missing. */
export const schoolLinks = z.strictObject({ support: link, news: link, call: link })
export type SchoolLinks = z.infer<typeof schoolLinks>

export const legalPages = ['terms', 'privacy', 'cookies'] as const
export type LegalPage = (typeof legalPages)[number]

/** Plain text of at most 50 KiB; null when the school has none. */
const legalText = z
  .string()
  .max(legalTextBytes)
  .refine((text) => new TextEncoder().encode(text).length <= legalTextBytes, 'too_long')
  .nullable()

export const legalTexts = z.strictObject({ terms: legalText, privacy: legalText, cookies: legalText })
export type LegalTexts = z.infer<typeof legalTexts>

const perLanguage = <T extends z.ZodType>(shape: T) =>
  z.strictObject({ en: shape.optional(), uk: shape.optional(), ru: shape.optional() })

/** What a learner sees first after signing in. */
export const learnerLandings = ['dashboard', 'school', 'learning'] as const
export type LearnerLanding = (typeof learnerLandings)[number]

export const branding = z.strictObject({
  primary_color: hexColor.nullable(),
  is_branding_enabled: z.boolean(),
})

/** What of a school its settings change. */
export const schoolChange = z.strictObject({
  name: schoolName.optional(),
  slug: schoolSlug.optional(),
  languages: z
    .array(z.enum(locales))
    .min(1)
    .max(locales.length)
    .refine((languages) => new Set(languages).size === languages.length, 'twice')
    .optional(),
  default_language: z.enum(locales).optional(),
  time_zone: timeZone.optional(),
  currency: chosenCurrency.optional(),
  contact_email: email.nullable().optional(),
  branding: branding.optional(),
  /** Language → links; languages that are not named are kept. */
  links: perLanguage(schoolLinks).optional(),
  /** Language → texts; languages that are not named are kept. */
  legal: perLanguage(legalTexts).optional(),
  student_landing: z.enum(learnerLandings).optional(),
  /** Whether learners may see their days in a row. */
  has_streaks: z.boolean().optional(),
})
export type SchoolChange = z.infer<typeof schoolChange>

/** The colour of a school's pages, as it was chosen, and that of the words on it (A7). */
export const brandColors = z.object({
  /** Null for the platform's own colour. */
  primary_color: z.string().nullable(),
  /** Black or white, whichever is readable on it; null with the platform's own colour. */
  text_color: z.string().nullable(),
})

/** The settings of a school, for its staff. */
export const schoolSettings = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
  languages: z.array(z.enum(locales)),
  default_language: z.enum(locales),
  time_zone: z.string(),
  currency: z.string(),
  contact_email: z.string().nullable(),
  branding: brandColors.extend({ is_branding_enabled: z.boolean() }),
  links: z.object({ en: schoolLinks, uk: schoolLinks, ru: schoolLinks }),
  legal: z.object({ en: legalTexts, uk: legalTexts, ru: legalTexts }),
  student_landing: z.enum(learnerLandings),
  has_streaks: z.boolean(),
  owner: knownPerson,
  is_owner: z.boolean(),
})
export type SchoolSettings = z.infer<typeof schoolSettings>

/** A school as everybody at its host may see it. */
export const publicSchool = z.object({
  name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
  languages: z.array(z.enum(locales)),
  default_language: z.enum(locales),
  time_zone: z.string(),
  branding: brandColors.extend({ is_branding_enabled: z.boolean() }),
  /** For the language of the call. */
  links: z.object({
    support: z.string().nullable(),
    news: z.string().nullable(),
    call: z.string().nullable(),
  }),
  legal_pages: z.array(z.enum(legalPages)),
  student_landing: z.enum(learnerLandings),
})
export type PublicSchool = z.infer<typeof publicSchool>

/** A school in which somebody takes part (document 000 §3, "Menu data"). */
export const learnerSchool = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  logo_url: z.string().nullable(),
  /** Where its pages stand. */
  origin: z.string(),
  is_current: z.boolean(),
})

/** What makes a new school a school that learners can use, in the order in which it is usually done. */
export const firstStepIds = ['look', 'course', 'lesson', 'publish', 'front', 'invite', 'share'] as const
export type FirstStepId = (typeof firstStepIds)[number]

/** How far the owner of a new school is. */
export const firstSteps = z.object({
  /** Whether the workbench opens on the list: from the opening of a school until it is put away. */
  is_shown: z.boolean(),
  steps: z.array(z.object({ id: z.enum(firstStepIds), is_done: z.boolean() })),
  /** The oldest course, which the steps are about. */
  course: z
    .object({ id, title: z.string(), kind: z.enum(productKinds), is_published: z.boolean() })
    .nullable(),
  /** Where visitors find the school. */
  origin: z.string(),
})
export type FirstSteps = z.infer<typeof firstSteps>
