import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useState } from 'react'
import { errorText } from '../../../../../lib/errors.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { useLettersGoOut } from '../../../../staff/index.ts'
import { isLeftOut, waitingIn } from './address-list.ts'
import { AddressRows } from './address-rows.tsx'
import { AddressSource } from './address-source.tsx'
import { useReport } from './use-report.ts'
import type { InviteList } from './use-invite-list.ts'
import styles from './several.module.css'

interface SeveralDialogProps {
  invite: InviteList
  onClose: () => void
}

/** Adds several people to a course: addresses from a text or a file, what is wrong with them, and what became of each. */
export const SeveralDialog = ({ invite, onClose }: SeveralDialogProps) => {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const isSent = useLettersGoOut()
  const { list, sending, error } = invite
  const take = () => {
    invite.takeText(text)
    setText('')
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('participants.several_title')}
      description={t(
        isSent ? 'participants.participant_email_hint' : 'participants.participant_email_hint_kept',
      )}
      closeLabel={t('common.close')}
      actions={
        sending ? (
          <Button onClick={invite.stop}>{t('participants.several_stop')}</Button>
        ) : (
          <Actions
            list={list}
            isWritten={text.trim() !== ''}
            onTake={take}
            onSend={() => void invite.send()}
            onDone={onClose}
          />
        )
      }
    >
      <div className={styles.page}>
        {sending ? (
          <Progress {...sending} />
        ) : (
          <AddressSource
            text={text}
            onText={setText}
            onSeveral={invite.takeText}
            file={invite.file}
            onFile={(file) => void invite.readFile(file)}
            onColumn={invite.takeColumn}
            onForget={invite.forgetFile}
          />
        )}
        {invite.leftOut > 0 && (
          <Notice tone="warning" announce="at-once">
            {t('participants.several_too_many', { count: invite.leftOut })}
          </Notice>
        )}
        {error !== undefined && (
          <Notice tone="danger" announce="at-once" title={t('participants.several_failed')}>
            {errorText(error, t)} {t('participants.several_failed_text')}
          </Notice>
        )}
        {list.length > 0 && <AddressRows invite={invite} />}
      </div>
    </Dialog>
  )
}

const Progress = ({ done, of, pause }: NonNullable<InviteList['sending']>) => {
  const { t, number } = useTexts()
  return (
    <div role="status">
      <ProgressBar
        label={t('participants.several_sending')}
        text={
          pause === null
            ? t('participants.several_sending')
            : t('participants.several_pause', { seconds: Math.ceil(pause) })
        }
        amount={t('participants.several_sent_of', { done: number(done), total: number(of) })}
        value={done / of}
      />
    </div>
  )
}

interface ActionsProps extends Pick<InviteList, 'list'> {
  /** There are words in the field that are not in the list yet. */
  isWritten: boolean
  onTake: () => void
  onSend: () => void
  onDone: () => void
}

/** The next step: into the list, out to the people, and at the end away. */
const Actions = ({ list, isWritten, onTake, onSend, onDone }: ActionsProps) => {
  const { t } = useTexts()
  const report = useReport()
  const waiting = waitingIn(list).length
  const isSent = list.some((each) => each.state !== 'waiting' && !isLeftOut(each))
  const main = () => {
    if (isWritten) return { label: t('participants.several_take'), act: onTake }
    if (isSent && waiting === 0) return { label: t('participants.several_done'), act: onDone }
    return { label: t('participants.several_send', { count: waiting }), act: onSend }
  }
  const { label, act } = main()
  return (
    <>
      {isSent && (
        <Button variant="quiet" onClick={() => report(list)}>
          {t('participants.several_report')}
        </Button>
      )}
      <Button variant="primary" disabled={!isWritten && !isSent && waiting === 0} onClick={act}>
        {label}
      </Button>
    </>
  )
}
