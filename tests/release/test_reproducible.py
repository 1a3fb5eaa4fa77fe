from devtools import i18n, licences, project
from release import reproducible


def test_builds_are_compared_by_checksums_and_missing_files():
    assert reproducible.differences({"a": "1", "b": "2"}, {"a": "1", "b": "2"}) == []
    assert reproducible.differences({"a": "1", "b": "2"}, {"a": "9", "c": "3"}) == ["a", "b", "c"]


def test_a_copied_source_tree_has_generated_files_but_no_environment():
    with reproducible.two_copies(project.ROOT) as (one, two):
        assert len(str(one)) != len(str(two))
        for copy in (one, two):
            assert (copy / "dixit_qt" / "__main__.py").is_file()
            assert (copy / i18n.screens("ru").with_suffix(".qm")).is_file()
            assert (copy / licences.FILE).is_file()
            assert not (copy / ".venv").exists()
            assert not list(copy.rglob("__pycache__"))
