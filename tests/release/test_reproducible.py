from devtools import i18n, licences, project
from release import reproducible


def test_two_builds_differ_where_a_sum_differs_or_a_file_is_missing():
    assert reproducible.differences({"a": "1", "b": "2"}, {"a": "1", "b": "2"}) == []
    assert reproducible.differences({"a": "1", "b": "2"}, {"a": "9", "c": "3"}) == ["a", "b", "c"]


def test_a_copy_has_the_sources_and_what_is_made_from_them_but_no_environment():
    with reproducible.two_copies(project.ROOT) as (one, two):
        assert len(str(one)) != len(str(two))
        for copy in (one, two):
            assert (copy / "dixit_qt" / "__main__.py").is_file()
            assert (copy / i18n.screens("ru").with_suffix(".qm")).is_file()
            assert (copy / licences.FILE).is_file()
            assert not (copy / ".venv").exists()
            assert not list(copy.rglob("__pycache__"))
