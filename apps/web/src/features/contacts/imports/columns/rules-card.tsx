import { importLimits } from '@lectern/contract/contacts/imports/contact-imports'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Select } from '@lectern/ui/choices/select'
import { Notice } from '@lectern/ui/feedback/notice'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { ShieldCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { countriesIn } from '../../../identity/index.ts'
import { useHeldRights } from '../../../staff/index.ts'
import styles from '../imports.module.css'
import { AccessRule } from './access-rule.tsx'
import { ListRule } from './list-rule.tsx'
import type { RulesProps } from './rules-props.ts'

/** What becomes of people by whether the school knows them, and what everybody of the file gets. */
export const RulesCard = ({ tellsConsents, ...props }: RulesProps & { tellsConsents: boolean }) => {
  const { rules, fault, disabled, onRules } = props
  const { t } = useTexts()
  const mayEdit = useHeldRights().has('contact_edit')
  return (
    <section className={styles.card} aria-labelledby="import-rules">
      <h2 className={styles.heading} id="import-rules">
        {t('contact-imports.rules')}
      </h2>
      <RadioGroup
        label={t('contact-imports.known')}
        value={rules.known}
        disabled={disabled}
        onChange={(known) => onRules({ known })}
        options={(['update', 'fill_empty', 'leave'] as const).map((value) => ({
          value,
          label: t(`contact-imports.known_${value}`),
          disabled: value !== 'leave' && !mayEdit,
        }))}
      />
      <RadioGroup
        label={t('contact-imports.new_people')}
        value={rules.new}
        disabled={disabled}
        onChange={(chosen) => onRules({ new: chosen })}
        options={(['create', 'leave'] as const).map((value) => ({
          value,
          label: t(`contact-imports.new_${value}`),
        }))}
      />
      <CountryRule {...props} />
      <Field label={t('contact-imports.clear_word')} help={t('contact-imports.clear_word_help')}>
        <TextInput
          value={rules.clear_word ?? ''}
          maxLength={importLimits.clearWord}
          autoComplete="off"
          disabled={disabled}
          onChange={({ currentTarget: { value } }) =>
            onRules({ clear_word: value.trim() === '' ? null : value })
          }
        />
      </Field>
      {tellsConsents ? (
        <Notice icon={ShieldCheck} title={t('contact-imports.with_proof')}>
          {t('contact-imports.with_proof_text')}
        </Notice>
      ) : (
        <Notice icon={ShieldCheck} title={t('contact-imports.nobody_subscribed')}>
          {t('contact-imports.nobody_subscribed_text')}
        </Notice>
      )}
      <TagsRule
        {...props}
        error={fault === 'too_many_tags' ? t('contact-imports.fault_too_many_tags') : undefined}
      />
      <ListRule {...props} />
      <AccessRule {...props} />
    </section>
  )
}

const CountryRule = ({ rules, disabled, onRules }: RulesProps) => {
  const { t, locale } = useTexts()
  const countries = useMemo(() => countriesIn(locale), [locale])
  return (
    <Field label={t('contact-imports.phone_country')} help={t('contact-imports.phone_country_help')}>
      <Select
        value={rules.country ?? ''}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => onRules({ country: value === '' ? null : value })}
      >
        <option value="">{t('contact-imports.phone_country_none')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const tagsIn = (words: string): string[] => [
  ...new Set(
    words
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

const TagsRule = ({ rules, disabled, error, onRules }: RulesProps & { error: string | undefined }) => {
  const { t } = useTexts()
  // What is typed stands as it is typed: a comma at its end is no tag yet.
  const [words, setWords] = useState(rules.tags.join(', '))
  return (
    <Field label={t('contact-imports.tags')} help={t('contacts.tags_help')} error={error}>
      <TextInput
        value={tagsIn(words).join() === rules.tags.join() ? words : rules.tags.join(', ')}
        autoComplete="off"
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => {
          setWords(value)
          onRules({ tags: tagsIn(value) })
        }}
      />
    </Field>
  )
}
