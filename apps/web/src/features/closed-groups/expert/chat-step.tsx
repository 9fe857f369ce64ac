import type { ClosedGroup } from '@lectern/contract/closed-groups/closed-group'
import { useMutation } from '@tanstack/react-query'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import textStyles from '@lectern/ui/text/text.module.css'
import { ExternalLink } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { linkGroupChat, setGroupChat } from '../api.ts'
import { useGroupReload } from './use-group-reload.ts'
import styles from './closed-groups.module.css'

/** Brings the bot into a group of Telegram: by a link, or by the name of the group. */
export const ChatStep = ({ group }: { group: ClosedGroup }) => {
  const { t } = useTexts()
  const [isChanging, setChanging] = useState(false)
  if (group.chat_title !== null && !isChanging)
    return (
      <div className={styles.stepActions}>
        <Button size="small" onClick={() => setChanging(true)}>
          {t('closed-groups.closed_chat_change')}
        </Button>
      </div>
    )
  return (
    <div className={styles.stepForm}>
      <ChatLink group={group} />
      <ChatName group={group} onStored={() => setChanging(false)} />
    </div>
  )
}

/** A link holds a code that is good once: it is made when it is asked for, and opened by a press of its own. */
const ChatLink = ({ group }: { group: ClosedGroup }) => {
  const { t } = useTexts()
  const link = useMutation({
    mutationFn: () => linkGroupChat({ params: { group: group.id } }),
    meta: { showsErrors: true },
  })
  const url = link.data?.data.url
  return (
    <>
      <div>
        {url === undefined ? (
          <Button variant="primary" busy={link.isPending} onClick={() => link.mutate()}>
            {t('closed-groups.closed_chat_add')}
          </Button>
        ) : (
          <Link
            href={url}
            className={buttonClass({ variant: 'primary' })}
            target="_blank"
            rel="noopener"
            onClick={() => link.reset()}
          >
            {t('account.group_open')}
            <Icon of={ExternalLink} />
          </Link>
        )}
      </div>
      <p className={textStyles.muted}>{t('closed-groups.closed_chat_add_help')}</p>
      {link.error && (
        <p role="alert" className={textStyles.wrong}>
          {errorText(link.error, t)}
        </p>
      )}
    </>
  )
}

const ChatName = ({ group, onStored }: { group: ClosedGroup; onStored: () => void }) => {
  const { t } = useTexts()
  const reload = useGroupReload()
  const [chat, setChat] = useState('')
  const connect = useMutation({
    mutationFn: () => setGroupChat({ params: { group: group.id }, body: { chat: chat.trim() } }),
    onSuccess: async () => {
      setChat('')
      await reload()
      onStored()
    },
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chat.trim() !== '' && !connect.isPending) connect.mutate()
  }
  const error = connect.error
    ? (fieldText(connect.error, 'chat', t) ?? errorText(connect.error, t))
    : undefined
  return (
    <form noValidate className={styles.chatForm} onSubmit={submit}>
      <Field
        label={t('closed-groups.closed_chat_by_name')}
        help={t('closed-groups.closed_chat_by_name_help')}
        error={error}
      >
        <TextInput
          value={chat}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          onChange={(event) => {
            setChat(event.currentTarget.value)
            connect.reset()
          }}
        />
      </Field>
      <Button type="submit" busy={connect.isPending} disabled={chat.trim() === ''}>
        {t('closed-groups.closed_chat_connect')}
      </Button>
    </form>
  )
}
