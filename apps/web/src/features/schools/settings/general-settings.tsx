import type { SchoolChange, SchoolSettings } from '@lectern/contract/schools/schools'
import { type Locale, locales } from '@lectern/contract/kernel/locales'
import { slugOf } from '@lectern/contract/kernel/slug'
import { FormGroup } from '@lectern/ui/forms/form-group'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Select } from '@lectern/ui/choices/select'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { fieldText } from '../../../lib/errors.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { languageNames, ZoneField } from '../../../frame/index.ts'
import { SaveForm } from './save-form.tsx'
import { useSchoolChange } from './use-school-change.ts'

interface SettingsProps {
  school: SchoolSettings
  readOnly: boolean
}

const draftOf = ({
  name,
  slug,
  languages,
  default_language,
  time_zone,
  contact_email,
  student_landing,
  has_streaks,
}: SchoolSettings) => ({
  name,
  slug,
  languages,
  default_language,
  time_zone,
  contact_email: contact_email ?? '',
  student_landing,
  has_streaks,
})
type Draft = ReturnType<typeof draftOf>

const changeOf = (draft: Draft): SchoolChange => ({
  ...draft,
  name: draft.name.trim(),
  contact_email: draft.contact_email.trim() || null,
})

const landings = ['dashboard', 'school', 'learning'] as const

/** Name, address, languages and time of a school. */
export const GeneralSettings = ({ school, readOnly }: SettingsProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState(() => draftOf(school))
  const save = useSchoolChange()
  const write = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const at = (field: string) => fieldText(save.error, field, t)
  return (
    <SaveForm
      isChanged={!isSame(draft, draftOf(school))}
      isComplete={draft.name.trim() !== '' && draft.languages.length > 0}
      readOnly={readOnly}
      busy={save.isPending}
      error={save.error}
      fields={['name', 'slug', 'contact_email', 'time_zone', 'default_language']}
      onSave={() => save.mutate(changeOf(draft), { onSuccess: ({ data }) => setDraft(draftOf(data)) })}
      onUndo={() => setDraft(draftOf(school))}
    >
      <Field
        label={t('school.school_name')}
        error={draft.name.trim() === '' ? t('common.field_required_name') : at('name')}
      >
        <TextInput
          value={draft.name}
          maxLength={120}
          onChange={(event) => write({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('school.address')} help={t('school.address_help')} error={at('slug')}>
        <TextInput
          value={draft.slug}
          maxLength={63}
          spellCheck={false}
          onChange={(event) => write({ slug: event.currentTarget.value })}
          onBlur={() => write({ slug: slugOf(draft.slug) || school.slug })}
        />
      </Field>
      <Field
        label={t('school.contact_email')}
        help={t('school.contact_email_help')}
        error={at('contact_email')}
      >
        <TextInput
          type="email"
          value={draft.contact_email}
          onChange={(event) => write({ contact_email: event.currentTarget.value })}
        />
      </Field>
      <Languages draft={draft} write={write} error={at('default_language')} />
      <ZoneField
        label={t('school.time_zone')}
        help={t('school.time_zone_help')}
        value={draft.time_zone}
        onValue={(time_zone) => time_zone !== null && write({ time_zone })}
      />
      <RadioGroup
        label={t('school.landing')}
        value={draft.student_landing}
        onChange={(student_landing) => write({ student_landing })}
        options={landings.map((value) => ({
          value,
          label: t(`school.landing_${value}`),
          help: t(`school.landing_${value}_help`),
        }))}
      />
      <Checkbox
        checked={draft.has_streaks}
        onChange={() => write({ has_streaks: !draft.has_streaks })}
        label={t('school.has_streaks')}
        help={t('school.has_streaks_help')}
      />
    </SaveForm>
  )
}

interface PartProps {
  draft: Draft
  write: (part: Partial<Draft>) => void
}

const Languages = ({ draft, write, error }: PartProps & { error: string | undefined }) => {
  const { t } = useTexts()
  const toggle = (locale: Locale) => {
    const languages = locales.filter((each) =>
      each === locale ? !draft.languages.includes(each) : draft.languages.includes(each),
    )
    const [first] = languages
    const isKept = languages.includes(draft.default_language)
    write({ languages, ...(isKept || first === undefined ? {} : { default_language: first }) })
  }
  return (
    <>
      <FormGroup legend={t('school.languages')}>
        {locales.map((locale) => (
          <Checkbox
            key={locale}
            checked={draft.languages.includes(locale)}
            disabled={draft.languages.length === 1 && draft.languages.includes(locale)}
            onChange={() => toggle(locale)}
            label={languageNames[locale]}
          />
        ))}
      </FormGroup>
      <Field label={t('school.default_language')} help={t('school.default_language_help')} error={error}>
        <Select
          value={draft.default_language}
          onChange={(event) => {
            const chosen = locales.find((each) => each === event.currentTarget.value)
            if (chosen) write({ default_language: chosen })
          }}
        >
          {draft.languages.map((locale) => (
            <option key={locale} value={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
