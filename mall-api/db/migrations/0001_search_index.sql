CREATE VIRTUAL TABLE `search_index` USING fts5(
  `scope`, `title`, `text`,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
