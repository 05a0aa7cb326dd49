/// The roles of WAI-ARIA 1.2 that are given explicitly.
public enum Role: String {
  case alert, alertdialog, application, article, banner, button, cell, checkbox, columnheader
  case combobox, complementary, contentinfo, definition, dialog, document, feed, figure, form
  case generic, grid, gridcell, group, heading, img, link, list, listbox, listitem, log, main
  case marquee, math, menu, menubar, menuitem, menuitemcheckbox, menuitemradio, meter, navigation
  case none, note, option, presentation, progressbar, radio, radiogroup, region, row, rowgroup
  case rowheader, scrollbar, search, searchbox, separator, slider, spinbutton, status, `switch`
  case tab, table, tablist, tabpanel, term, textbox, timer, toolbar, tooltip, tree, treegrid
  case treeitem
}
