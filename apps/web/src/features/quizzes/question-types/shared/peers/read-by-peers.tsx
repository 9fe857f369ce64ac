import type { PeerOption } from '@lectern/contract/quizzes/question-types/shared/peers/peer-option'
import { Icon } from '@lectern/ui/layout/icon'
import { Users } from 'lucide-react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from '../open/open.module.css'

type Public = Pick<PeerOption, 'reviews' | 'is_anonymous'>

/** Said before somebody answers: so many others will review it, with or without the name. */
export const ReadByPeers = ({ option }: { option: Public | undefined }) => {
  const { t } = useTexts()
  if (!option) return null
  const { reviews: count, is_anonymous: isAnonymous } = option
  return (
    <p className={styles.readByOthers}>
      <Icon of={Users} />
      <span>{t(isAnonymous ? 'quiz.read_by_peers' : 'quiz.read_by_peers_named', { count })}</span>
    </p>
  )
}
