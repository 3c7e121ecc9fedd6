/** Shown when no dictionary could be loaded, so the text is written here, in all three languages. */
export function showBootFailure(container: HTMLElement): void {
  const lines = [
    'Страница не загрузилась. Проверьте соединение и обновите её.',
    'Бет жүктелмеді. Байланысты тексеріп, бетті жаңартыңыз.',
    'The page did not load. Check your connection and reload it.',
  ]
  container.setAttribute('role', 'alert')
  container.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      return paragraph
    }),
  )
}
