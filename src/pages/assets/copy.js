for (const button of document.querySelectorAll('button[data-copies]')) {
  const field = document.getElementById(button.dataset.copies);
  const status = document.getElementById(button.getAttribute('aria-describedby'));
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      status.textContent = 'Copied.';
    } catch {
      status.textContent = 'The browser refused to copy. The key is selected: press Ctrl+C or ⌘C.';
    }
  });
}
