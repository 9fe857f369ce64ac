import type { CardField } from '@lectern/contract/contacts/card/contact-card'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import { Badge } from '@lectern/ui/feedback/badge'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import styles from './contacts.module.css'

interface OwnFieldCellProps {
  field: Pick<CardField, 'type' | 'options'>
  value: ContactFieldValue | undefined
}

/** The address of a link as a browser may follow it; undefined for anything but the web. */
const linkOf = (text: string): string | undefined => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}

/** What a field of the school holds, by its kind. */
export const OwnFieldCell = ({ field, value }: OwnFieldCellProps) => {
  const { t, number } = useTexts()
  const { date, moment } = useDates()
  const titleOf = (option: string) => field.options.find((each) => each.value === option)?.title ?? option
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return <>{t(value ? 'contacts.column_yes' : 'contacts.column_no')}</>
  if (typeof value === 'number') return <>{number(value)}</>
  if (Array.isArray(value))
    return (
      <span className={styles.tags}>
        {value.map((option) => (
          <Badge key={option}>{titleOf(option)}</Badge>
        ))}
      </span>
    )
  switch (field.type) {
    case 'date':
      return <>{isMoment(value) ? date(`${value.slice(0, 10)}T12:00:00.000Z`) : value}</>
    case 'datetime':
      return <>{isMoment(value) ? moment(value) : value}</>
    case 'select':
      return <>{titleOf(value)}</>
    case 'url':
      return <LinkCell text={value} />
    case 'text':
    case 'textarea':
    case 'phone':
    case 'email':
    case 'file':
    case 'number':
    case 'checkbox':
    case 'multiselect':
      return (
        <span className={styles.long} title={value}>
          {value}
        </span>
      )
  }
}

const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(text))

const LinkCell = ({ text }: { text: string }) => {
  const href = linkOf(text)
  if (href === undefined) return <>{text}</>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={styles.long} title={text}>
      {text}
    </a>
  )
}
