import type { ContactTab } from '@lectern/contract/contacts/contact-fields'
import { useTexts } from '../../../lib/texts/index.ts'
import { AccountPage, AccountSection, SavingState } from '../../../frame/index.ts'
import type { User } from '../visitor.ts'
import { AvatarField } from './avatar-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useProfile } from './use-profile.ts'

/** Who the person is; every field is stored as it is left, and said so at the top. */
export const ProfilePage = ({ data: tabs, user }: { data: readonly ContactTab[]; user: User }) => {
  const { t } = useTexts()
  const profile = useProfile(user)
  return (
    <AccountPage
      title={t('account.profile')}
      text={t('account.profile_text')}
      side={<SavingState saving={profile.saving} />}
    >
      <AvatarField user={user} profile={profile} />
      <AccountSection title={t('account.profile_you')}>
        <NameFields user={user} profile={profile} />
      </AccountSection>
      <AccountSection title={t('account.profile_place')} text={t('account.profile_place_text')}>
        <PlaceFields user={user} profile={profile} />
      </AccountSection>
      {tabs.map((tab) => (
        <AccountSection key={tab.id} title={tab.title}>
          <ContactFields tab={tab} profile={profile} />
        </AccountSection>
      ))}
    </AccountPage>
  )
}
