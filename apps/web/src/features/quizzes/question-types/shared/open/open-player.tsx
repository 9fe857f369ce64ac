import {
  openAnswerOf,
  rowOfOpen,
  type OpenAnswer,
} from '@lectern/contract/quizzes/question-types/shared/open/open-answer'
import {
  isForOthers,
  mostAnswerFiles,
  takesFiles,
  takesText,
  type OpenKinds,
} from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { use, type ComponentProps } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { HandIn } from '../../../../files/handed-in/index.ts'
import type { PlayerProps } from '../../question-view.ts'
import { AnswerFilesContext } from './answer-files.ts'
import styles from './open.module.css'
import { OpenText } from './open-text.tsx'
import { ReadByPeers } from '../peers/read-by-peers.tsx'
import { ReadByOthers } from './read-by-others.tsx'

type OpenPlayerProps = PlayerProps<
  OpenKinds & {
    readonly id: string
    readonly is_public_answer_enabled?: boolean | undefined
    readonly peer_review?: ComponentProps<typeof ReadByPeers>['option']
  }
>

/** The field of an open answer, and the ways to attach something to it. */
export const OpenPlayer = ({ question, answer, onAnswer }: OpenPlayerProps) => {
  const { t } = useTexts()
  const { files: known, placeOf } = use(AnswerFilesContext)
  const given = openAnswerOf(answer)
  const change = (part: Partial<OpenAnswer>) => onAnswer(rowOfOpen({ ...given, ...part }))
  return (
    <div className={styles.open}>
      {takesText(question) && (
        <OpenText type={question.text_answer_type_id} text={given.text} onText={(text) => change({ text })} />
      )}
      {question.is_public_answer_enabled && isForOthers(question) && <ReadByOthers />}
      <ReadByPeers option={question.peer_review} />
      {takesFiles(question) && question.peer_review?.is_anonymous && (
        <p className={styles.hint}>{t('quiz.files_as_they_are')}</p>
      )}
      {takesFiles(question) && placeOf && (
        <HandIn
          place={placeOf(question.id)}
          model="quizAnswer"
          files={given.files}
          known={known}
          most={mostAnswerFiles}
          takes={{
            uploads: question.can_upload,
            audio: question.is_audio_enabled,
            video: question.is_video_enabled,
          }}
          onFiles={(files) => change({ files })}
        />
      )}
      {takesFiles(question) && !placeOf && <p className={styles.hint}>{t('quiz.files_not_tried')}</p>}
    </div>
  )
}
