import { expect, people, testOnOwnServer } from '../support/journey.ts'
import { fill, press } from '../support/hands/hands.ts'
import { enterAs, expectSound, windowsOf } from '../support/looks.ts'
import { textsOf } from '../support/texts.ts'

const test = testOnOwnServer()

/** Letters of windows-1251 from А to я. */
const oldBytes = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.charCodeAt(0)
      return letter >= 'А' && letter <= 'я' ? code - 848 : code
    }),
  )

/** 300 rows: 290 new people, five without a whole e-mail, five that repeat the first. */
const fileOf = (tag: string): Buffer => {
  const rows = Array.from({ length: 300 }, (_row, at) => {
    if (at >= 295) return `Повтор;fair-${tag}-0@journey.test;Киев;77`
    if (at >= 290) return `Ошибка;fair-${tag}-${at}@;Киев;77`
    return `Имя;fair-${tag}-${at}@journey.test;Киев;77`
  })
  return oldBytes(`Имя;Почта;Откуда;Старое\r\n${rows.join('\r\n')}\r\n`)
}

for (const { locale, width } of windowsOf('contact-import')) {
  const t = textsOf(locale)
  const number = (count: number) => new Intl.NumberFormat(locale).format(count)

  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a file is mapped, tried, imported, taken back and imported again', async ({ page, server }) => {
      const tag = `${locale}-${width}`
      const name = `fair-${tag}.csv`
      const buffer = fileOf(tag)
      const send = async () => {
        await page.goto('/expert/crm/contacts/import?new=true')
        const choose = page.getByRole('button', { name: t('contact-imports.choose_file'), exact: true })
        await expect(choose).toBeVisible()
        const chooser = page.waitForEvent('filechooser')
        await press(choose)
        await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
      }
      const tab = (id: 'columns' | 'dry' | 'done') =>
        page.getByRole('tab', { name: t(`contact-imports.tab_${id}`) })
      const goesTo = (column: string) =>
        page.getByLabel(t('contact-imports.goes_to_of', { column }), { exact: true })
      const importAll = page.getByRole('button', {
        name: t('contact-imports.import', { number: number(290) }),
        exact: true,
      })
      const undo = page.getByRole('button', { name: t('expert.task_undo') })

      await enterAs(page, server.origin, locale, people.expert)
      await send()
      await expect(tab('columns')).toHaveAttribute('aria-selected', 'true')
      await expect(goesTo('Почта')).toHaveValue('email')
      await goesTo('Откуда').selectOption('city')
      await expectSound(page)
      await page.reload()
      await expect(goesTo('Откуда')).toHaveValue('city')
      const list = page.getByLabel(t('contact-imports.list'), { exact: true })
      await list.selectOption('new')
      await fill(page.getByLabel(t('contact-imports.list_name'), { exact: true }), `Fair ${tag}`)
      await page.keyboard.press('Control+Enter')

      await expect(importAll).toBeVisible()
      await expect(page.getByText(`290 + 0 + 0 + 10 = 300`)).toBeVisible()
      const skipped = t('contact-imports.chip_skipped')
      await press(page.getByRole('button', { name: `${String(skipped)} 10`, exact: true }))
      await expect(
        page
          .getByText(t('contact-imports.reason_same_as_line', { line: 2 }))
          .locator('visible=true')
          .first(),
      ).toBeVisible()
      await expectSound(page)
      await press(importAll)

      await expect(tab('done')).toHaveAttribute('aria-selected', 'true')
      await expect(undo).toBeVisible()
      await expect(page.getByText(`290 + 10 = 300`)).toBeVisible()
      await expectSound(page)
      await press(undo)
      await expect(
        page.getByText(t('expert.task_undone', { task: String(t('expert.task_contact_import', { name })) }), {
          exact: true,
        }),
      ).toBeVisible()

      await send()
      await expect(goesTo('Откуда')).toHaveValue('city')
      await press(
        page.getByRole('button', {
          name: t(width > 900 ? 'contact-imports.look' : 'contact-imports.look_short'),
          exact: true,
        }),
      )
      await press(importAll)
      await expect(undo).toBeVisible()
      await press(page.getByRole('link', { name: t('contact-imports.to_its_people'), exact: true }))
      await expect(page.getByRole('heading', { name: t('expert.menu_contacts'), exact: true })).toBeVisible()
    })
  })
}
