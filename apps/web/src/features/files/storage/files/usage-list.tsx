import type { FileUsage } from '@lectern/contract/files/file'
import textStyles from '@lectern/ui/text/text.module.css'
import { Link } from '@lectern/ui/actions/link'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import styles from '../dialogs/dialogs.module.css'

const placeTexts: Readonly<Record<FileUsage['place_type'], TextId>> = {
  info_unit: 'files.place_info_unit',
  quiz: 'files.place_quiz',
  quiz_answer: 'files.place_quiz_answer',
  comment: 'files.place_comment',
  bank_question: 'files.place_bank_question',
  text_template: 'files.place_text_template',
}

interface UsageListProps {
  usages: readonly FileUsage[]
  /** Whether there are more places than these. */
  hasMore?: boolean | undefined
  /** Of a file by its uuid, where the places of several are listed. */
  nameOf?: ((uuid: string) => string) | undefined
}

/** The places where files stand, with the way there. */
export const UsageList = ({ usages, hasMore, nameOf }: UsageListProps) => {
  const { t } = useTexts()
  return (
    <>
      <ul className={styles.places}>
        {usages.map(({ file, place_type: type, place_id: id, title, link }) => (
          <li key={`${file}${type}${id}`}>
            {link === null ? (
              <span>{title || t('files.place_unnamed')}</span>
            ) : (
              <Link href={link}>{title || t('files.place_unnamed')}</Link>
            )}
            <span className={textStyles.muted}>
              {[t(placeTexts[type]), ...(nameOf ? [nameOf(file)] : [])].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p>{t(nameOf ? 'files.places_cut_fewer' : 'files.places_cut', { count: usages.length })}</p>
      )}
    </>
  )
}
