import { fill, press } from '../support/hands/hands.ts'
import { expect, testOnOwnServer } from '../support/journey.ts'
import { chooseLanguage, expectSound } from '../support/looks.ts'
import { letterTo, linkTo } from '../support/mailbox.ts'
import { makePractice } from '../support/practice.ts'
import { type TextId, textsOf, type Values } from '../support/texts.ts'

const test = testOnOwnServer()

const price = { currency: 'EUR', plans: [{ amount: 59_000, old_amount: 69_000 }] }
const sum = '590\u00A0€'
const instruction = 'Рахунок UA00 0000.\nУ призначенні вкажіть номер замовлення.'

test.describe('on a phone, in Ukrainian', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a stranger buys by bank transfer and is in once the school has the money', async ({
    page,
    server,
  }) => {
    const t = textsOf('uk')
    const button = (id: TextId, values?: Values) =>
      page.getByRole('button', { name: t(id, values), exact: true })
    const email = 'vira@buying.test'

    const { course, send } = await makePractice(page, {
      name: 'Bread for buyers',
    })
    await send('PUT', `/courses/${course}`, { enrolment: 'closed' })
    const { product_id, link: courseLink } = await send('GET', `/courses/${course}`)
    await send('POST', '/payment-systems', {
      ...{
        provider_id: 90,
        title: 'Банківський переказ',
        instruction,
        currencies: [],
        state: 'live',
      },
    })
    const terms = {
      content: { kind: 'all' },
      length: null,
      delays: null,
      is_checkpoint_skipped: false,
    }
    await send('POST', '/offers', {
      ...{
        title: 'Хліб із куратором',
        status_id: 2,
        is_self_service: true,
        ...price,
        phone_asking: 'optional',
      },
      ...{
        terms_url: 'https://school.test/terms',
        products: [{ product_id, ...terms }],
      },
    })

    await page.context().clearCookies()
    await chooseLanguage(page.context(), 'uk', server.origin)
    await page.goto(courseLink)
    await page.getByRole('link', { name: 'Хліб із куратором' }).click()
    await expect(page.getByText(sum).first()).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: t('checkout.bar_order'), exact: true }).click()
    await page.getByRole('radio', { name: 'Банківський переказ' }).check()
    await press(button('checkout.submit', { sum }))
    await expect(page.getByRole('link', { name: t('checkout.error_email') })).toBeVisible()
    await expectSound(page)
    await fill(page.getByRole('textbox', { name: t('checkout.email') }), email)
    await fill(page.getByRole('textbox', { name: t('checkout.name'), exact: true }), 'Віра Тест')
    await page.getByRole('checkbox').check()
    await press(button('checkout.submit', { sum }))

    await page.waitForURL(/\/orders\//)
    const orderAddress = page.url()
    await expect(page.getByText('UA00 0000')).toBeVisible()
    await expect(page.getByText(t('checkout.state_awaiting_payment'), { exact: true })).toBeVisible()
    await expectSound(page)
    const placed = await letterTo(page, email, 'UA00 0000')
    expect(placed.text).toContain(new URL(orderAddress).pathname)

    await page.goBack()
    await expect(
      page.getByRole('link', {
        name: t('checkout.open_order_link'),
        exact: true,
      }),
    ).toBeVisible()
    await page.getByRole('link', { name: t('checkout.open_order_link'), exact: true }).click()
    await page.waitForURL(orderAddress)

    const [{ id }] = await send('GET', '/orders?query=vira@buying.test')
    const { payments } = await send('GET', `/orders/${id}`)
    await send('POST', `/orders/${id}/payments/${payments[0].id}/take`, {
      ...{
        amount: 59_000,
        paid_at: new Date(Date.now() - 60_000).toISOString(),
        method: 'bank',
      },
    })
    // Nobody touches the page: it asks by itself.
    await expect(page.getByText(t('orders.next_nothing'), { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: t('checkout.open_course'), exact: true })).toBeVisible()
    await expectSound(page)

    await page.goto(await linkTo(page, email, 'token='))
    await page.goto(courseLink)
    await page.getByRole('link', { name: 'Bread for buyers', exact: true }).last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bread for buyers' })).toBeVisible()

    const own = await page.request.get('/api/v1/user/purchases')
    expect((await own.json()).data).toMatchObject([{ paid_status: 'paid' }])
    await page.goto('/account/purchases')
    await expect(page.getByText(t('orders.next_nothing'), { exact: true })).toBeVisible()
    await expectSound(page)
  })
})
