import textStyles from '@lectern/ui/text/text.module.css'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { lazy, Suspense, useRef, useState, type ChangeEvent } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { User } from '../visitor.ts'
import { deleteAvatar, saveAvatar } from '../api.ts'
import styles from './profile.module.css'
import type { Profile } from './use-profile.ts'

const CropAvatar = lazy(async () => ({ default: (await import('./crop-avatar.tsx')).CropAvatar }))

/** What a browser can read; the picture is made smaller on this device, so its size does not matter. */
const kinds = 'image/jpeg,image/png,image/webp'
const most = 30 * 1024 * 1024

/** The own picture: chosen, cut to a square, sent. */
export const AvatarField = ({ user, profile: { store } }: { user: User; profile: Profile }) => {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isRefused, setRefused] = useState(false)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!chosen) return
    const fits = kinds.split(',').includes(chosen.type) && chosen.size <= most
    setRefused(!fits)
    if (fits) setFile(chosen)
  }
  return (
    <div className={styles.picture}>
      <Avatar name={user.name} src={user.avatar_url} size={96} />
      <div className={styles.pictureWords}>
        <div className={styles.ways}>
          <Button onClick={() => input.current?.click()}>
            {t(user.avatar_url === null ? 'account.avatar_add' : 'account.avatar_change')}
          </Button>
          {user.avatar_url !== null && (
            <Button variant="quiet" onClick={() => void store(() => deleteAvatar({}))}>
              {t('account.avatar_delete')}
            </Button>
          )}
        </div>
        {user.avatar_url === null && <p>{t('account.avatar_missing')}</p>}
        <p className={textStyles.muted}>{t('account.avatar_help')}</p>
        {isRefused && (
          <Notice tone="danger" announce="at-once">
            {t('account.avatar_refused')}
          </Notice>
        )}
        <input
          ref={input}
          type="file"
          accept={kinds}
          hidden
          onChange={take}
          aria-label={t('account.avatar_add')}
        />
      </div>
      {file && (
        <Suspense>
          <CropAvatar
            file={file}
            onClose={() => setFile(undefined)}
            onCut={(image) => {
              setFile(undefined)
              void store(() => saveAvatar({ body: { image } }))
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
