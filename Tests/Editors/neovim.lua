-- Starts the server in Neovim as Documentation/editors.md says, and prints what it shows: diagnostics, a hover, an action.
local app, earshot = vim.env.APP, vim.env.EARSHOT
local file = app .. "/Screens/ProfileScreen.swift"

local function fail(message)
  io.stdout:write("FAILED: " .. message .. "\n")
  vim.cmd("cquit 1")
end

vim.cmd("edit " .. file)
vim.bo.filetype = "swift"
local id = vim.lsp.start_client({ name = "earshot", cmd = { earshot, "lsp" }, root_dir = app })
vim.lsp.buf_attach_client(0, id)

if not vim.wait(30000, function() return #vim.diagnostic.get(0) > 0 end, 50) then return fail("no diagnostics") end
io.stdout:write("diagnostics\n")
local target
for _, d in ipairs(vim.diagnostic.get(0)) do
  io.stdout:write(string.format("  %d:%d %s [%s]\n", d.lnum + 1, d.col + 1, d.message, d.code or d.user_data.lsp.code))
  if (d.code or d.user_data.lsp.code) == "image-name" then target = d end
end
if not target then return fail("the seeded defect is not found") end

local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 10000) or {}
  return answers[id] and answers[id].result
end

vim.api.nvim_win_set_cursor(0, { target.lnum + 1, target.col })
local position = vim.lsp.util.make_position_params(0, "utf-16")
local hover = ask("textDocument/hover", position)
if not hover then return fail("no hover") end
io.stdout:write("hover\n  " .. hover.contents.value:gsub("\n", "\n  ") .. "\n")

local actions = ask("textDocument/codeAction", {
  textDocument = position.textDocument,
  range = { start = position.position, ["end"] = position.position },
  context = { diagnostics = {} },
})
if not actions or #actions == 0 then return fail("no action") end
io.stdout:write("actions\n")
for _, a in ipairs(actions) do io.stdout:write("  " .. a.kind .. ": " .. a.title .. "\n") end
local suppress
for _, a in ipairs(actions) do
  if a.title:find("ignore image%-name") then suppress = a end
end
vim.lsp.util.apply_workspace_edit(suppress.edit, "utf-16")
io.stdout:write("applied\n  " .. vim.api.nvim_buf_get_lines(0, target.lnum, target.lnum + 1, false)[1] .. "\n")
local function gone()
  for _, d in ipairs(vim.diagnostic.get(0)) do
    if (d.code or d.user_data.lsp.code) == "image-name" then return false end
  end
  return true
end
if not vim.wait(30000, gone, 50) then return fail("the finding is still there") end
io.stdout:write("gone after it\n")
vim.lsp.stop_client(id)
vim.cmd("qall!")
