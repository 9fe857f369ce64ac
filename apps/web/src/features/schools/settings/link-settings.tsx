import type { SchoolSettings } from '@lectern/contract/schools/schools'
import { FormSection } from '@lectern/ui/forms/form-section'
import { Field } from '@lectern/ui/fields/field'
import { Segmented } from '@lectern/ui/choices/segmented'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { fieldText } from '../../../lib/errors.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { languageNames } from '../../../frame/index.ts'
import { SaveForm } from './save-form.tsx'
import styles from './settings.module.css'
import { useSchoolChange } from './use-school-change.ts'

interface LinkSettingsProps {
  school: SchoolSettings
  readOnly: boolean
}

const linkNames = ['support', 'news', 'call'] as const
const legalNames = ['terms', 'privacy', 'cookies'] as const

const draftOf = ({ links, legal }: SchoolSettings) => ({ links, legal })

/** Where learners find help, and the legal texts, language by language. */
export const LinkSettings = ({ school, readOnly }: LinkSettingsProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState(() => draftOf(school))
  const [language, setLanguage] = useState(school.default_language)
  const save = useSchoolChange()
  const links = draft.links[language]
  const legal = draft.legal[language]
  const writeLink = (name: (typeof linkNames)[number], value: string) =>
    setDraft({
      ...draft,
      links: { ...draft.links, [language]: { ...links, [name]: value.trim() === '' ? null : value } },
    })
  const writeLegal = (name: (typeof legalNames)[number], value: string) =>
    setDraft({
      ...draft,
      legal: { ...draft.legal, [language]: { ...legal, [name]: value.trim() === '' ? null : value } },
    })
  return (
    <SaveForm
      isChanged={!isSame(draft, draftOf(school))}
      isComplete
      readOnly={readOnly}
      busy={save.isPending}
      error={save.error}
      fields={linkNames.map((name) => `links.${language}.${name}`)}
      onSave={() => save.mutate(draft, { onSuccess: ({ data }) => setDraft(draftOf(data)) })}
      onUndo={() => setDraft(draftOf(school))}
    >
      {school.languages.length > 1 && (
        <div className={styles.row}>
          <Segmented
            label={t('common.language')}
            segments={school.languages.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={setLanguage}
          />
        </div>
      )}
      <FormSection title={t('school.links')} text={t('school.links_text')}>
        {linkNames.map((name) => (
          <Field
            key={name}
            label={t(`school.link_${name}`)}
            note={t('school.optional')}
            error={fieldText(save.error, `links.${language}.${name}`, t)}
          >
            <TextInput
              type="url"
              value={links[name] ?? ''}
              placeholder="https://"
              spellCheck={false}
              maxLength={500}
              onChange={(event) => writeLink(name, event.currentTarget.value)}
            />
          </Field>
        ))}
      </FormSection>
      <FormSection title={t('school.legal')} text={t('school.legal_text')}>
        {legalNames.map((name) => (
          <Field key={name} label={t(`school.legal_${name}`)} note={t('school.optional')}>
            <TextArea
              rows={6}
              value={legal[name] ?? ''}
              maxLength={50_000}
              onChange={(event) => writeLegal(name, event.currentTarget.value)}
            />
          </Field>
        ))}
      </FormSection>
    </SaveForm>
  )
}
