import { useTexts } from '../../../lib/texts/index.ts'
import { AccountPage } from '../../../frame/index.ts'
import type { User } from '../visitor.ts'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import type { SecurityData } from './security-data.ts'
import { ServicesSection } from './services-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

/** How the person gets in, and what keeps others out. */
export const SecurityPage = ({ data, user }: { data: SecurityData; user: User }) => {
  const { t } = useTexts()
  return (
    <AccountPage title={t('account.security')} text={t('account.security_text')}>
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <TwoFactorSection state={data.twoFactor} />
      <ServicesSection ways={data.ways} offered={data.offered} />
    </AccountPage>
  )
}
