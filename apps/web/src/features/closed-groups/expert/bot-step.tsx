import { botToken, type ClosedGroup } from '@lectern/contract/closed-groups/closed-group'
import { useMutation } from '@tanstack/react-query'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Field } from '@lectern/ui/fields/field'
import { PasswordInput } from '@lectern/ui/fields/password-input'
import { useState, type FormEvent } from 'react'
import { ConfirmRemoval } from '../../../frame/expert/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { removeGroupBot, setGroupBot } from '../api.ts'
import { useGroupReload } from './use-group-reload.ts'
import styles from './closed-groups.module.css'

const botFather = 'https://t.me/BotFather'

/** Takes the token of a bot, once: it is never shown again. */
export const BotStep = ({ group }: { group: ClosedGroup }) => {
  const { t } = useTexts()
  const reload = useGroupReload()
  const [isReplacing, setReplacing] = useState(false)
  const [removing, setRemoving] = useState<ClosedGroup>()
  if (group.bot && !isReplacing)
    return (
      <div className={styles.stepActions}>
        <Button size="small" onClick={() => setReplacing(true)}>
          {t('closed-groups.closed_bot_replace')}
        </Button>
        <Button size="small" onClick={() => setRemoving(group)}>
          {t('closed-groups.closed_bot_remove')}
        </Button>
        <ConfirmRemoval
          thing={removing}
          title={({ name }) => t('closed-groups.closed_bot_remove_title', { name })}
          message={() => t('closed-groups.closed_bot_remove_text')}
          confirmLabel={t('closed-groups.closed_bot_remove')}
          remove={({ id }) => removeGroupBot({ params: { group: id } })}
          onRemoved={reload}
          onClose={() => setRemoving(undefined)}
        />
      </div>
    )
  return <TokenForm group={group} onStored={() => setReplacing(false)} />
}

const TokenForm = ({ group, onStored }: { group: ClosedGroup; onStored: () => void }) => {
  const { t } = useTexts()
  const reload = useGroupReload()
  const [token, setToken] = useState('')
  const [isTried, setTried] = useState(false)
  const connect = useMutation({
    mutationFn: () => setGroupBot({ params: { group: group.id }, body: { bot_token: token.trim() } }),
    onSuccess: async () => {
      setToken('')
      await reload()
      onStored()
    },
    meta: { showsErrors: true },
  })
  const isToken = botToken.safeParse(token).success
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isToken && !connect.isPending) connect.mutate()
  }
  const wrong = isTried && !isToken ? t('closed-groups.closed_token_wrong') : undefined
  return (
    <form noValidate className={styles.stepForm} onSubmit={submit}>
      <div>
        <Link href={botFather} className={buttonClass({ size: 'small' })} target="_blank" rel="noopener">
          {t('closed-groups.closed_open_botfather')}
        </Link>
      </div>
      <Field
        label={t('closed-groups.closed_token')}
        help={t('closed-groups.closed_token_help')}
        error={connect.error ? errorText(connect.error, t) : wrong}
      >
        <PasswordInput
          words={{ show: t('closed-groups.closed_token_show'), hide: t('closed-groups.closed_token_hide') }}
          value={token}
          autoComplete="off"
          onChange={(event) => {
            setToken(event.currentTarget.value)
            setTried(false)
            connect.reset()
          }}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={connect.isPending} disabled={token.trim() === ''}>
          {t('closed-groups.closed_bot_connect')}
        </Button>
      </div>
    </form>
  )
}
