import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { id, namedThing } from '../kernel/ids.ts'
import { listLimits } from '../kernel/limits.ts'
import { locales, type Locale } from '../kernel/locales.ts'
import { viewLimits } from '../views/views.ts'
import { contactFieldTypes, type ContactFieldType } from './contact-fields.ts'
import { contactListLimits } from './lists/contact-lists.ts'

export const contactSettingsLimits = {
  titleLength: 200,
  options: 200,
  optionLength: 200,
  /** Fields of a school with the archived ones. */
  fieldsEver: 1_000,
  /** Contacts whose answers are counted; of more a part is. */
  countedContacts: 100_000,
  /** People who are named beside a number of them. */
  namedPeople: 5,
} as const

/** Kinds of a new field. A learner cannot choose a stored file as an answer yet. */
export const newContactFieldTypes = contactFieldTypes.filter((type) => type !== 'file')

const uniqueTypes: ReadonlySet<ContactFieldType> = new Set<ContactFieldType>([
  'text',
  'number',
  'date',
  'datetime',
  'phone',
  'email',
  'url',
])

/** Whether a field of the kind may be such that no two people share a value. */
export const canBeUnique = (type: ContactFieldType): boolean => uniqueTypes.has(type)

/** Whether a field of the kind is answered by choosing. */
export const hasOptions = (type: ContactFieldType): boolean => type === 'select' || type === 'multiselect'

const words = (length: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(length)
    .refine((text) => !/\p{Cc}/u.test(text), 'control_characters')

const titlesOf = (length: number) =>
  z.strictObject({ en: words(length).optional(), uk: words(length).optional(), ru: words(length).optional() })

const title = words(contactSettingsLimits.titleLength)
const titles = titlesOf(contactSettingsLimits.titleLength)
const optionTitle = words(contactSettingsLimits.optionLength)
const optionTitles = titlesOf(contactSettingsLimits.optionLength)

/** Words by language, beside a title in the main language of the school. */
export type Titles = z.infer<typeof titles>

/** The words in a language; else those of the school's main language. */
export const titleIn = (
  { title: main, titles: others }: { readonly title: string; readonly titles?: Titles | undefined },
  languages: readonly Locale[],
): string => languages.map((language) => others?.[language]).find((each) => each !== undefined) ?? main

/** Where a field is asked or shown. */
export const contactFieldUses = ['profile', 'registration', 'lists', 'views'] as const
export type ContactFieldUse = (typeof contactFieldUses)[number]

const readTitles = z.object({
  en: z.string().optional(),
  uk: z.string().optional(),
  ru: z.string().optional(),
})

/** What asks for a field. */
const askedBy = z.object({
  lists: wholeList(namedThing, contactListLimits.lists),
  /** Shared ones. */
  views: wholeList(namedThing, viewLimits.shared),
  /** How many lists and views more: those that the reader does not see, and those that others keep for themselves. */
  unnamed: z.int(),
})
export type AskedBy = z.infer<typeof askedBy>

/** A field as the school sets it up. */
export const contactFieldSetup = z.object({
  id,
  key: z.string(),
  title: z.string(),
  titles: readTitles,
  type: z.enum(contactFieldTypes),
  options: z.array(
    z.object({
      value: z.string(),
      title: z.string(),
      titles: readTitles,
      /** How many contacts chose it. */
      answers: z.int(),
    }),
  ),
  is_required: z.boolean(),
  is_unique: z.boolean(),
  visible_to_student: z.boolean(),
  editable_by_student: z.boolean(),
  show_in_registration: z.boolean(),
  position: z.int(),
  /** Not asked any more; its values are kept. */
  archived_at: instant.nullable(),
  /** How many contacts have a value. */
  answers: z.int(),
  used_in: z.array(z.enum(contactFieldUses)),
  asked_by: askedBy,
})
export type ContactFieldSetup = z.infer<typeof contactFieldSetup>

export const contactTabSetup = z.object({
  id,
  title: z.string(),
  titles: readTitles,
  position: z.int(),
  /** In order, the archived ones among them. */
  fields: wholeList(contactFieldSetup, contactSettingsLimits.fieldsEver),
})
export type ContactTabSetup = z.infer<typeof contactTabSetup>

export const contactSettings = z.object({
  tabs: wholeList(contactTabSetup, listLimits.contactTabs),
  /** In which words are written: the main language of the school first. */
  languages: z.array(z.enum(locales)),
  /** False in a school of very many contacts, where a part of them is counted. */
  are_answers_exact: z.boolean(),
})
export type ContactSettings = z.infer<typeof contactSettings>

export const newContactTab = z.strictObject({ title, titles: titles.default({}) })
export const contactTabChange = z.strictObject({ title: title.optional(), titles: titles.optional() })

/** An option without a value is a new one and gets one. */
const options = z
  .array(
    z.strictObject({
      value: z
        .string()
        .min(1)
        .max(contactSettingsLimits.optionLength)
        .refine((value) => !/\p{Cc}/u.test(value), 'control_characters')
        .optional(),
      title: optionTitle,
      titles: optionTitles.default({}),
    }),
  )
  .max(contactSettingsLimits.options)
  .refine((all) => {
    const values = all.flatMap(({ value }) => (value === undefined ? [] : [value]))
    return new Set(values).size === values.length
  }, 'twice')
export type GivenOption = z.output<typeof options>[number]

const changeable = {
  title,
  titles,
  options,
  is_required: z.boolean(),
  is_unique: z.boolean(),
  visible_to_student: z.boolean(),
  editable_by_student: z.boolean(),
  show_in_registration: z.boolean(),
}

const type = z.enum(contactFieldTypes).refine((each) => each !== 'file', 'not_offered')

export const newContactField = z.strictObject({
  ...z.object(changeable).partial().shape,
  tab_id: id,
  title,
  type,
  /** For letters; made of the title where it is missing. */
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .optional(),
})
export type NewContactField = z.output<typeof newContactField>

export const contactFieldChange = z.strictObject({
  ...z.object(changeable).partial().shape,
  /** While nobody has answered. */
  type: type.optional(),
})
export type ContactFieldChange = z.output<typeof contactFieldChange>

/** How many people something concerns, and some of them by name. */
const peopleConcerned = z.object({
  count: z.int(),
  people: z.array(z.object({ id, name: z.string() })).max(contactSettingsLimits.namedPeople),
})
export type PeopleConcerned = z.infer<typeof peopleConcerned>

/** What a change would do to the values that people have. */
export const contactFieldReview = z.object({
  /** Who shares a value with somebody: the field cannot become unique. */
  sharing: peopleConcerned,
  /** Who has no value where one becomes required. */
  missing: peopleConcerned,
  /** Who chose an option that goes. */
  losing: peopleConcerned,
})
export type ContactFieldReview = z.infer<typeof contactFieldReview>

const contactOrder = z
  .array(z.strictObject({ id, field_ids: z.array(id).max(contactSettingsLimits.fieldsEver) }))
  .max(listLimits.contactTabs)

/** The order of tabs and of the fields in use in each, whole; `was` is the one that the editor saw. */
export const contactOrderChange = z.strictObject({ tabs: contactOrder, was: contactOrder })
export type ContactOrderChange = z.output<typeof contactOrderChange>
export type ContactOrderTab = ContactOrderChange['tabs'][number]
