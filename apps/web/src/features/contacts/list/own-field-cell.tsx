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
  const titleOf = (option: string) => field.options.find((each) => each.value === option)?.title ?? option
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return <>{t(value ? 'contacts.column_yes' : 'contacts.column_no')}</>
  if (typeof value === 'number') return <>{number(value)}</>
  if (typeof value === 'string')
    return field.type === 'select' ? <>{titleOf(value)}</> : <WordsCell type={field.type} words={value} />
  return (
    <span className={styles.tags}>
      {value.map((option) => (
        <Badge key={option}>{titleOf(option)}</Badge>
      ))}
    </span>
  )
}

const WordsCell = ({ type, words }: { type: CardField['type']; words: string }) => {
  const { date, moment } = useDates()
  if (type === 'url') return <LinkCell text={words} />
  if (type === 'date' && isMoment(words)) return <>{date(`${words.slice(0, 10)}T12:00:00.000Z`)}</>
  if (type === 'datetime' && isMoment(words)) return <>{moment(words)}</>
  return (
    <span className={styles.long} title={words}>
      {words}
    </span>
  )
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
