import type { ContactFieldSetup } from '@lectern/contract/contacts/contact-settings'
import { type ConsentTopic, consentTopics } from '@lectern/contract/contacts/consents/consent-kinds'
import { importKeys, type ImportTarget } from '@lectern/contract/contacts/imports/import-targets'
import { Select } from '@lectern/ui/choices/select'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useTitle } from '../../bulk/own-field-fields.tsx'
import { keyTexts } from '../import-words.ts'

interface TargetSelectProps {
  /** The header of the column. */
  column: string
  target: ImportTarget
  fields: readonly ContactFieldSetup[]
  fault: string | undefined
  disabled: boolean
  onTarget: (target: ImportTarget) => void
}

const consentName = (topic: ConsentTopic): string => `consent.${topic}`

const valueOf = (target: ImportTarget): string => {
  if (target.to === 'consent') return consentName(target.topic)
  return target.to === 'field' ? String(target.field_id) : target.to
}

const targetOf = (value: string): ImportTarget => {
  const topic = consentTopics.find((each) => consentName(each) === value)
  if (topic !== undefined) return { to: 'consent', topic }
  const key = importKeys.find((each) => each === value)
  return key === undefined ? { to: 'field', field_id: Number(value) } : { to: key }
}

/** No file is kept in a cell. */
const takesCells = ({ type }: ContactFieldSetup): boolean => type !== 'file'

/** Where the cells of one column go. */
export const TargetSelect = ({ column, target, fields, fault, disabled, onTarget }: TargetSelectProps) => {
  const { t } = useTexts()
  const title = useTitle()
  const own = fields.filter(takesCells)
  const isUnknown = target.to === 'field' && !own.some(({ id }) => id === target.field_id)
  return (
    <Select
      aria-label={t('contact-imports.goes_to_of', { column })}
      aria-invalid={fault !== undefined || undefined}
      value={valueOf(target)}
      disabled={disabled}
      onChange={(event) => onTarget(targetOf(event.currentTarget.value))}
    >
      <optgroup label={t('contact-imports.group_contact')}>
        {importKeys
          .filter((key) => key !== 'none' && key !== 'tag')
          .map((key) => (
            <option key={key} value={key}>
              {t(keyTexts[key])}
            </option>
          ))}
      </optgroup>
      {(own.length > 0 || isUnknown) && (
        <optgroup label={t('contacts.filter_family_own')}>
          {own.map((field) => (
            <option key={field.id} value={field.id}>
              {title(field)}
            </option>
          ))}
          {isUnknown && <option value={valueOf(target)}>{t('contact-imports.own_field')}</option>}
        </optgroup>
      )}
      <optgroup label={t('contact-imports.group_other')}>
        {consentTopics.map((topic) => (
          <option key={topic} value={consentName(topic)}>
            {t('contact-imports.to_consent', { topic: t(`contacts.consent_topic_${topic}`) })}
          </option>
        ))}
        <option value="tag">{t(keyTexts.tag)}</option>
        <option value="none">{t(keyTexts.none)}</option>
      </optgroup>
    </Select>
  )
}
