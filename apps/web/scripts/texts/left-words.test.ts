import { describe, expect, it } from 'vitest'
import { leftWordFaults } from './left-words.ts'

describe('words that left the texts', () => {
  it.each([
    ['en', 'The own learning'],
    ['en', 'Shut out'],
    ['en', 'We have shut that device out'],
    ['en', 'Superseded'],
    ['en', 'A film of yours'],
    ['en', 'Waits for a person'],
    ['en', 'Under check'],
    ['en', 'Passed from {percent}%'],
    ['en', 'Switch cabinet'],
    ['en', 'Taken here: {kinds}'],
    ['en', 'Preparing, {percent} %'],
    ['en', "The school's colour"],
    ['en', 'Saved!'],
    ['en', 'Check your email'],
    ['uk', 'Ваш фільм'],
    ['uk', 'Оберіть файл'],
    ['uk', 'Складено від {percent}\u00A0%'],
    ['uk', 'Поки що ні'],
    ['uk', 'Додати питання'],
    ['uk', 'Додати секцію'],
    ['uk', 'Ваш обліковий запис'],
    ['uk', 'Старший помічник'],
    ['uk', 'Імʼя'],
    ['uk', "Ім'я"],
    ['uk', 'Пройдено {percent}%'],
    ['uk', 'Пройдено {percent} %'],
    ['ru', 'Ваш фильм'],
    ['ru', 'Удалить секцию'],
    ['ru', 'Вашу учётную запись'],
    ['ru', 'Нажмите "Сохранить"'],
    ['ru', 'Нажмите “Сохранить”'],
    ['en', 'How it is called'],
    ['en', 'Clock of its own'],
    ['en', 'Give it up'],
    ['en', 'Links of a newcomer'],
    ['en', 'Too short or too small.'],
    ['en', 'Restricted people'],
    ['uk', 'Обмежені люди'],
    ['uk', 'Посилань новачка'],
    ['uk', 'За годинником зони'],
    ['uk', 'Складність – це частка балів'],
    ['ru', 'Ограниченные люди'],
    ['ru', 'Ссылок новичка'],
    ['ru', 'По часам зоны'],
    ['ru', 'Сложность – это доля баллов'],
  ])('are found (%s): %s', (locale, message) => {
    expect(leftWordFaults(locale, message)).not.toEqual([])
  })

  it('are named with what is said instead', () => {
    expect(leftWordFaults('en', 'Superseded')).toEqual([
      'says "Superseded"; say: replaced by a newer attempt',
    ])
    expect(leftWordFaults('uk', 'Видалити секцію')).toEqual(['says "секці"; say: розділ'])
  })

  it.each([
    ['en', 'Pass mark: {percent}%'],
    ['en', 'Use 3 to 63 Latin letters, digits and hyphens.'],
    ['en', 'Letter builder'],
    ['en', 'Invitation sent to {email}'],
    ['en', 'The school’s colour'],
    ['uk', 'Запитання без тексту'],
    ['uk', 'Ім’я'],
    ['uk', 'Прохідний бал: {percent}\u00A0%'],
    ['uk', 'Поступово'],
    ['ru', 'Проходной балл: {percent}\u00A0%'],
    ['ru', 'Команда школы «{school}»'],
  ])('are not seen where they are not (%s): %s', (locale, message) => {
    expect(leftWordFaults(locale, message)).toEqual([])
  })
})
