import type { File, FileUsage } from '@lectern/contract/files/file'
import textStyles from '@lectern/ui/text/text.module.css'
import { Link } from '@lectern/ui/actions/link'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { useFileTitle } from '../../use-file-title.ts'
import styles from '../dialogs/dialogs.module.css'

const placeTexts: Readonly<Record<FileUsage['place_type'], TextId>> = {
  info_unit: 'files.place_info_unit',
  quiz: 'files.place_quiz',
  quiz_answer: 'files.place_quiz_answer',
  comment: 'files.place_comment',
  bank_question: 'files.place_bank_question',
  text_template: 'files.place_text_template',
}

type PlacedFile = Pick<File, 'uuid' | 'original_name' | 'kind'>

interface UsageListProps {
  usages: readonly FileUsage[]
  /** Whether there are more places than these. */
  hasMore?: boolean | undefined
  files: readonly PlacedFile[]
}

/** The places where files stand, with the way there. */
export const UsageList = ({ usages, hasMore, files }: UsageListProps) => {
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const fileOf = (uuid: string) => files.find((file) => file.uuid === uuid)
  const isOfMany = files.length > 1
  const nameOf = (uuid: string) => {
    const found = fileOf(uuid)
    return found ? titleOf(found) : ''
  }
  const open = usages.filter(({ is_open: isOpen }) => isOpen)
  const closed = usages.length - open.length
  const wordsOf = ({ file, place_type: type, title }: FileUsage) =>
    t(placeTexts[type], { kind: fileOf(file)?.kind ?? 'other', title: title || t('files.place_unnamed') })
  return (
    <>
      <ul className={styles.places}>
        {open.map((usage) => (
          <li key={`${usage.file}${usage.place_type}${usage.place_id}`}>
            {usage.link === null ? (
              <span>{wordsOf(usage)}</span>
            ) : (
              <Link href={usage.link}>{wordsOf(usage)}</Link>
            )}
            {isOfMany && <span className={textStyles.muted}>{nameOf(usage.file)}</span>}
          </li>
        ))}
      </ul>
      {closed > 0 && (
        <p className={textStyles.muted}>
          {t(open.length === 0 ? 'files.places_closed' : 'files.places_closed_more', { count: closed })}
        </p>
      )}
      {hasMore && (
        <p>{t(isOfMany ? 'files.places_cut_fewer' : 'files.places_cut', { count: usages.length })}</p>
      )}
    </>
  )
}
