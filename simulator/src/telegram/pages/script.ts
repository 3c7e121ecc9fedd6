// The script of a chat's page: it sends what the person does, and shows the conversation anew when something changed.
// It runs in the browser as it is.
export const SCRIPT = `
  const screen = document.querySelector('.screen')
  const conversation = document.querySelector('.conversation')
  const commands = document.querySelector('.commands')
  const toast = document.querySelector('.toast')
  const alertBox = document.querySelector('dialog')
  const input = document.querySelector('.composer input')
  const chat = Number(screen.dataset.chat)
  let toastTimer

  function show(text, isAlert) {
    if (!text) return
    if (isAlert) {
      alertBox.querySelector('p').textContent = text
      return alertBox.showModal()
    }
    toast.textContent = text
    clearTimeout(toastTimer)
    toastTimer = setTimeout(() => (toast.textContent = ''), 4000)
  }

  async function post(path, body) {
    const response = await fetch('/api/' + path, { method: 'POST', body: JSON.stringify({ chat, ...body }) })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }

  const toEnd = () => (conversation.scrollTop = conversation.scrollHeight)

  async function refresh() {
    const isAtEnd = conversation.scrollHeight - conversation.scrollTop - conversation.clientHeight < 80
    const response = await fetch('/chats/' + chat + '/now')
    if (!response.ok) return
    const now = await response.json()
    conversation.innerHTML = now.conversation
    commands.innerHTML = now.commands
    screen.dataset.state = now.state
    if (isAtEnd) toEnd()
  }

  async function press(button) {
    button.setAttribute('aria-busy', 'true')
    const answer = await post('press', { message: Number(button.dataset.message), button: button.dataset.press })
    button.removeAttribute('aria-busy')
    if (answer) show(answer.text, answer.showAlert)
    else show('Бот не ответил')
  }

  async function act(target) {
    if (target.dataset.press !== undefined) return press(target)
    if (target.dataset.say !== undefined) return post('text', { text: target.dataset.say })
    if (target.dataset.block !== undefined) return post('block', { blocked: true })
  }

  document.addEventListener('click', (event) => {
    const target = event.target.closest('button')
    if (target) act(target).catch((problem) => show('Не получилось: ' + problem.message))
  })
  document.querySelector('.composer').addEventListener('submit', (event) => {
    event.preventDefault()
    const text = input.value.trim()
    if (text === '') return
    input.value = ''
    post('text', { text }).then(toEnd, () => show('Не отправлено'))
  })

  const live = new EventSource('/chats/' + chat + '/live')
  live.onopen = live.onmessage = () => void refresh()
  toEnd()`
